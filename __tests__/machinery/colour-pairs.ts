import { contrast, luminance } from "../contrast";

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;

/** WCAG 2.2, 1.4.11: borders of controls, focus rings, icons; and 1.4.3: large text. */
const CONTROL = 3;

const PAPERS = ["page", "page-warm", "page-cool", "surface", "surface-sunk"] as const;
const TINTS = ["tint-sun", "tint-sea", "tint-clay", "tint-olive"] as const;
const DEEP = ["deep", "deep-end"] as const;

/** Colour roles of text and controls, their backgrounds, and the contrast that WCAG requires. */
export const PAIRS: readonly { readonly text: string; readonly grounds: readonly string[]; readonly needed: number }[] = [
  { text: "ink", grounds: [...PAPERS, ...TINTS], needed: TEXT },
  { text: "ink-soft", grounds: [...PAPERS, ...TINTS], needed: TEXT },
  { text: "accent", grounds: PAPERS, needed: TEXT },
  { text: "link", grounds: PAPERS, needed: TEXT },
  { text: "link-hover", grounds: PAPERS, needed: TEXT },
  { text: "on-action", grounds: ["action", "action-hover"], needed: TEXT },
  { text: "on-selected", grounds: ["selected"], needed: TEXT },
  { text: "on-deep", grounds: DEEP, needed: TEXT },
  { text: "on-deep-soft", grounds: DEEP, needed: TEXT },
  { text: "deep-accent", grounds: DEEP, needed: TEXT },
  { text: "good", grounds: [...PAPERS, "tint-sea"], needed: CONTROL },
  { text: "bad", grounds: PAPERS, needed: CONTROL },
  { text: "line-strong", grounds: PAPERS, needed: CONTROL },
  { text: "focus", grounds: PAPERS, needed: CONTROL },
  { text: "sun-400", grounds: DEEP, needed: CONTROL },
  { text: "road-dash", grounds: ["road"], needed: CONTROL },
];

/**
 * The contrast of two opaque colours, from 1 to 21.
 *
 * @throws for a colour that is not written as `#rgb` or `#rrggbb`
 */
export function contrastRatio(one: string, other: string): number {
  const [first = 0, second = 0] = [one, other].map((colour) => {
    const digits = colour.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
    if (!/^[\da-f]{6}$/i.test(digits)) {
      throw new Error(`“${colour}” is not an opaque colour in hexadecimal digits.`);
    }
    return luminance(...Buffer.from(digits, "hex"));
  });
  return contrast(first, second);
}

/** The colour of a token, which may be the name of another. */
export function colourOf(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name) ?? "";
  const next = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return next === undefined ? value : colourOf(tokens, next);
}
