import { FORCED_STATE_ATTRIBUTE } from "../../../core/routes/design-page";

/** What can be in one of the states. */
const CONTROLS = ":where(a,button,summary,input,label)";

/** The words by which the attribute names the states of the selectors. */
const STATES = [
  [":hover", "hover"],
  [":active", "active"],
  [":focus-visible", "focus"],
] as const;

/**
 * Lets the rules of a style sheet for hover, focus and press count for specimens that are held in that state, too. The rules stay the
 * parts' own: what is shown is what a pointer or a key would bring about, with the same weight against other rules.
 *
 * @example withForcedStates("a:hover{color:red}") // 'a:is(:hover,[data-forced~="hover"] :where(a,button,…)){color:red}'
 */
export function withForcedStates(css: string): string {
  return STATES.reduce(
    (text, [selector, state]) =>
      text.replace(new RegExp(`${selector}(?![\\w-])`, "g"), `:is(${selector},[${FORCED_STATE_ATTRIBUTE}~="${state}"] ${CONTROLS})`),
    css,
  );
}
