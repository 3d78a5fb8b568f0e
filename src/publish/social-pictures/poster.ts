import { type CSSProperties, type ReactElement, createElement } from "react";

/** The words of a social picture. */
export interface PosterTexts {
  readonly headline: string;
  readonly brand: string;
  /** The line below the brand. */
  readonly place: string;
}

/** In pixels: the whole picture, the column of words in it, and where the scene begins. */
export const POSTER = { width: 1200, height: 630, margin: 64, column: 530, sceneStart: 560 } as const;

/** The font families in the order of fallback. Each holds one script. */
export const FONT_FAMILIES = ["latin", "latin-ext", "greek", "cyrillic"] as const;

const INK = "#fffaf0";
const INK_SOFT = "#cfe3ea";
const SUN = "#f6ae2d";

const block = (style: CSSProperties, ...children: readonly (string | ReactElement)[]): ReactElement =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/**
 * The headline alone.
 *
 * @param size in pixels
 * @param width of its column in pixels; without one it stays on one line
 */
export function headline(text: string, size: number, width?: number): ReactElement {
  return block(
    {
      ...(width === undefined ? {} : { width }),
      fontFamily: FONT_FAMILIES.join(", "),
      fontSize: size,
      fontWeight: 800,
      lineHeight: 1.08,
      letterSpacing: "-0.02em",
      whiteSpace: "pre-wrap",
      color: INK,
    },
    text,
  );
}

/**
 * What is written on the picture: the headline above, the brand below.
 *
 * @param size of the headline, in pixels
 * @param mark the brand mark, as a data URL
 */
export function poster({ headline: text, brand, place }: PosterTexts, size: number, mark: string): ReactElement {
  return block(
    {
      boxSizing: "border-box",
      width: POSTER.width,
      height: POSTER.height,
      padding: POSTER.margin,
      flexDirection: "column",
      justifyContent: "space-between",
      alignItems: "flex-start",
      fontFamily: FONT_FAMILIES.join(", "),
    },
    headline(text, size, POSTER.column),
    block(
      { alignItems: "center" },
      createElement("img", { src: mark, width: 84, height: 84, style: { marginRight: 20 } }),
      block(
        { flexDirection: "column" },
        block({ fontSize: 36, fontWeight: 800, color: INK, letterSpacing: "-0.01em" }, brand),
        block({ fontSize: 24, fontWeight: 600, color: INK_SOFT }, place),
      ),
    ),
  );
}

/** The dark field behind the words, slanted as the pages' hero bands are, with a yellow stripe along the edge. */
export const FIELD = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(POSTER.width)}" height="${String(POSTER.height)}">
  <defs><linearGradient id="deep" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#0b4f6c"/><stop offset="1" stop-color="#08344a"/></linearGradient></defs>
  <path d="M0 0H700L610 630H0Z" fill="url(#deep)"/>
  <path d="M700 0H714L624 630H610Z" fill="${SUN}"/>
</svg>`;
