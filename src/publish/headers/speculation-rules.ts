import { CHOICE_ATTRIBUTE } from "../../i18n/language-names";

/** A header of every page names this file. */
export const SPECULATION_RULES_FILE = "speculation-rules.json";

const TO_LANGUAGE = { selector_matches: `[${CHOICE_ATTRIBUTE}]` };

/**
 * Lets browsers prepare pages once a pointer rests on a link or presses it, unless the visitor saves data. They only fetch pages in another
 * language: rendered, such a page would lead back to the stored one.
 *
 * @source WHATWG HTML, speculative loading; WICG, Prerendering Revamped
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { and: [{ href_matches: "/*" }, { not: TO_LANGUAGE }] }, eagerness: "moderate" }],
  prefetch: [{ where: TO_LANGUAGE, eagerness: "moderate" }],
});
