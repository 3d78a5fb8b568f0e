/** Screens for which a picture is cut, or another one is drawn, and all others: `--from-wide-phone` of `src/styles/media.css`. */
export const PHONES = "(max-width: 35.99rem)";
export const WIDER_THAN_PHONES = "(min-width: 36rem)";

/** `sizes` of a hero picture: on phones it is wider than the screen, which shows its middle. */
export const HERO_SIZES = "(min-width: 48rem) 100vw, 126vw";
