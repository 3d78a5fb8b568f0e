/** The id of the element that holds the styles of what comes after the first screen. */
export const LATER_STYLES = "later-styles";
