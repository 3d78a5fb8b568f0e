/** The attribute by which the design page shows the controls inside an element in a state: `hover`, `focus` or `active`. */
export const FORCED_STATE_ATTRIBUTE = "data-forced";

/** The elements to which the states apply. */
const CONTROLS = ":where(a,button,summary,input,label)";

/** Selectors, and their names in the attribute. */
const STATES = [
  [":hover", "hover"],
  [":active", "active"],
  [":focus-visible", "focus"],
] as const;

/**
 * Applies a style sheet's rules for hover, focus and press to specimens that are forced into that state, with the same specificity. The
 * page thus shows the parts' own rules.
 *
 * @example withForcedStates("a:hover{color:red}") // 'a:is(:hover,[data-forced~="hover"] :where(a,button,…)){color:red}'
 */
export function withForcedStates(css: string): string {
  return STATES.reduce(
    (text, [selector, state]) =>
      // Not the question of a media query whether there is a mouse: “(hover:hover)”.
      text.replace(
        new RegExp(`(?<!\\(hover)${selector}(?![\\w-])`, "g"),
        `:is(${selector},[${FORCED_STATE_ATTRIBUTE}~="${state}"] ${CONTROLS})`,
      ),
    css,
  );
}
