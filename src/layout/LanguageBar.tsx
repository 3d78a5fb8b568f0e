import type { CSSProperties } from "react";
import { LANGUAGES, type Language, languageAttributes, optionOf } from "../core/languages";
import { Icon } from "../ui/Icon";
import * as styles from "./LanguageBar.module.css";
import { CHOICE_ATTRIBUTE, DISMISS_ATTRIBUTE, OFFER_ATTRIBUTE, offerProperty } from "../publish/scripts/language-names";
import { usePage } from "../i18n/page";
import { LoaderAttribute } from "../publish/scripts/names";

type BarStyle = CSSProperties & { readonly "--shown": string };

const shown = (language: Language): BarStyle => ({ "--shown": `var(${offerProperty(language)}, none)` });

/**
 * Offers the page in the other languages, each in its own words. All offers are hidden; the script at the beginning of the body shows the
 * one in the browser's language before anything is painted, so that nothing moves.
 */
export function LanguageBar() {
  const { language, paths } = usePage();
  return LANGUAGES.filter((code) => code !== language).map((code) => {
    const { offer } = optionOf(code);
    return (
      <aside
        key={code}
        className={styles.bar}
        style={shown(code)}
        lang={code}
        {...languageAttributes(code)}
        aria-label={offer.label}
        {...{ [OFFER_ATTRIBUTE]: code }}
      >
        <div className="wrap">
          <p>{offer.sentence}</p>
          <a href={paths[code]} hrefLang={code} {...{ [CHOICE_ATTRIBUTE]: code }}>
            {offer.open}
          </a>
          <button type="button" aria-label={offer.dismiss} {...{ [DISMISS_ATTRIBUTE]: code, [LoaderAttribute.Native]: "" }}>
            <Icon name="close" />
          </button>
        </div>
      </aside>
    );
  });
}
