import de from "../../locales/de/language-offer.json";
import el from "../../locales/el/language-offer.json";
import en from "../../locales/en/language-offer.json";
import ru from "../../locales/ru/language-offer.json";
import tr from "../../locales/tr/language-offer.json";
import { type Language, LANGUAGES } from "../site/languages";
import { Icon } from "../ui/Icon";
import * as styles from "./LanguageBar.module.css";
import { CHOICE_ATTRIBUTE, DISMISS_ATTRIBUTE, OFFER_ATTRIBUTE } from "../i18n/language-script";
import { usePage } from "../i18n/page";
import { LoaderAttribute } from "../loader/names";

/** The offer in every language, because a page offers itself in the words of another one. */
const OFFERS: Readonly<Record<Language, typeof en>> = { en, el, tr, ru, de };

/**
 * Offers the page in the other languages, each in its own words. All offers are hidden; the script at the beginning of the body shows the
 * one in the browser's language before anything is painted, so that nothing moves.
 */
export function LanguageBar() {
  const { language, paths } = usePage();
  return LANGUAGES.filter((code) => code !== language).map((code) => (
    <aside key={code} className={styles["bar"]} lang={code} aria-label={OFFERS[code].label} {...{ [OFFER_ATTRIBUTE]: code }}>
      <div className="wrap">
        <p>{OFFERS[code].offer}</p>
        <a href={paths[code]} hrefLang={code} {...{ [CHOICE_ATTRIBUTE]: code }}>
          {OFFERS[code].open}
        </a>
        <button type="button" aria-label={OFFERS[code].dismiss} {...{ [DISMISS_ATTRIBUTE]: "", [LoaderAttribute.Native]: "" }}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  ));
}
