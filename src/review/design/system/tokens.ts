import postcss from "postcss";
import type { InBothSchemes } from "../../../core/routes/design-page";

/** The names of custom properties, without dashes, and what is written for each. */
export type Declarations = ReadonlyMap<string, string>;

/**
 * The tokens of a style sheet, in its order.
 *
 * @param css as `src/styles/tokens.css`: `:root`, and `:root` again where the dark scheme is preferred
 * @returns for dark all of light's, with its own in their places
 */
export function readTokens(css: string): InBothSchemes<Declarations> {
  const light = new Map<string, string>();
  const own = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    const place = parent?.parent;
    const media = place?.type === "atrule" && (place as postcss.AtRule).name === "media" ? (place as postcss.AtRule).params : undefined;
    // What a person's own colours, paper or the way of reading change is no part of either scheme.
    if (parent?.type === "rule" && parent.selector === ":root") {
      (media === undefined ? light : /prefers-color-scheme:\s*dark/.test(media) ? own : undefined)?.set(prop.slice(2), value);
    }
  });
  return { light, dark: new Map([...light, ...own]) };
}

const REFERENCE = /^var\(--(?<name>[\w-]+)\)$/;

/**
 * Follows a token to the colour that it stands for.
 *
 * @throws for a name that the sheet does not have
 */
export function resolved(tokens: Declarations, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) {
    throw new Error(`The sheet of tokens has no “--${name}”.`);
  }
  const next = REFERENCE.exec(value)?.groups?.["name"];
  return next === undefined ? value : resolved(tokens, next);
}

/** The token that a token names, if that is all it does. */
export function referenceOf(value: string): string | undefined {
  return REFERENCE.exec(value)?.groups?.["name"];
}

/** The browser's usual size of text, in pixels. */
const REM = 16;

const LENGTH = /^(?<first>-?[\d.]+)rem(?: \+ (?<share>[\d.]+)vw)?$/;

/** In pixels, of a length such as `0.4rem + 3.6vw`. */
function pixels(length: string, screen: number): number {
  const { first, share = "0" } = LENGTH.exec(length.trim())?.groups ?? {};
  if (first === undefined) {
    throw new Error(`“${length}” is no length in rem and vw.`);
  }
  return Number(first) * REM + (Number(share) * screen) / 100;
}

/**
 * How large a size is on a screen, in pixels.
 *
 * @param size a length in rem, or `clamp()` of three lengths in rem and vw
 * @param screen its width in pixels
 * @throws for any other size
 * @example sizeAt("clamp(1rem, 0.5rem + 2vw, 2rem)", 800) // 24
 */
export function sizeAt(size: string, screen: number): number {
  const inner = /^clamp\((?<inner>.*)\)$/.exec(size)?.groups?.["inner"];
  if (inner === undefined) {
    return pixels(size, screen);
  }
  const [least = 0, wanted = 0, most = 0] = inner.split(",").map((length) => pixels(length, screen));
  return Math.max(least, Math.min(wanted, most));
}
