import { CHOICE_ATTRIBUTE } from "../../i18n/language-names";

/**
 * Lets browsers prepare pages of this site once a pointer rests on a link or presses it: they render pages of the same language, and fetch
 * the document in another one, because there the choice of a language counts only when it is made. A constant, so that one hash in a policy
 * covers it.
 *
 * @source WICG, Speculation Rules: `prerender` and `prefetch`, document rules, eagerness `moderate`
 */
export const SPECULATION_RULES = `{"prerender":[{"where":{"and":[{"href_matches":"/*"},{"not":{"selector_matches":"[${CHOICE_ATTRIBUTE}]"}}]},"eagerness":"moderate"}],"prefetch":[{"where":{"selector_matches":"[${CHOICE_ATTRIBUTE}]"},"eagerness":"moderate"}]}`;
