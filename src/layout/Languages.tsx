import { LANGUAGES, type Language, languageAttributes, optionOf } from "../i18n/languages";
import { usePage } from "../page/page";
import { CHOICE_ATTRIBUTE, DISMISS_ATTRIBUTE, OFFER_ATTRIBUTE, offerProperty } from "../i18n/language-names";
import { Icon } from "../ui/Icon";
import * as styles from "./Frame.module.css";

const choiceOf = (code: Language) => ({ hrefLang: code, [CHOICE_ATTRIBUTE]: code });

/** Links to this page in every language. They work without JavaScript. */
export function LanguageLinks() {
  const { language, paths } = usePage();
  return (
    <ul>
      {LANGUAGES.map((code) => (
        <li key={code}>
          <a href={paths[code]} lang={code} {...choiceOf(code)} aria-current={code === language ? "true" : undefined}>
            <Icon name={`flag-${code}`} />
            {optionOf(code).name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Offers the page in the other languages, each in its own words. All offers are hidden; the script at the beginning of the body shows the
 * one in the browser's language before anything is painted, so that nothing moves.
 */
export function LanguageBar() {
  const { language, paths } = usePage();
  return LANGUAGES.filter((code) => code !== language).map((code) => {
    const { label, open, dismiss } = optionOf(code).offer;
    const offer = { style: { "--shown": `var(${offerProperty(code)}, none)` }, "aria-label": label, [OFFER_ATTRIBUTE]: code };
    return (
      <aside key={code} className={styles.offer} lang={code} {...languageAttributes(code)} {...offer}>
        <p className="wrap">
          <a href={paths[code]} {...choiceOf(code)}>
            {open}
          </a>
          <button type="button" aria-label={dismiss} data-own="" {...{ [DISMISS_ATTRIBUTE]: code }} />
        </p>
      </aside>
    );
  });
}
