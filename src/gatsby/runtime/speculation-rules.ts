import { CHOICE_ATTRIBUTE } from "../../i18n/language-names";

/**
 * Lets browsers prepare pages of this site once a pointer rests on a link or presses it. They render pages in the same language, and only
 * fetch pages in another one: until the visitor follows the link, such a page would lead back to the stored language. The rules are a
 * constant, so that one hash in the policy covers them.
 *
 * @source WICG, Speculation Rules: `prerender` and `prefetch`, document rules, eagerness `moderate`
 */
export const SPECULATION_RULES = `{"prerender":[{"where":{"and":[{"href_matches":"/*"},{"not":{"selector_matches":"[${CHOICE_ATTRIBUTE}]"}}]},"eagerness":"moderate"}],"prefetch":[{"where":{"selector_matches":"[${CHOICE_ATTRIBUTE}]"},"eagerness":"moderate"}]}`;
