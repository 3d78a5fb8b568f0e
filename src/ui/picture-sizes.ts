/** Screens for which a picture is cut, and all others. A breakpoint of pictures only: no style changes there. */
export const PHONES = "(max-width: 32.99rem)";
export const WIDER_THAN_PHONES = "(min-width: 33rem)";

/** `sizes` of a hero picture: on phones it is wider than the screen, which shows its middle. */
export const HERO_SIZES = "(min-width: 48rem) 100vw, 126vw";
