/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;

/** WCAG 2.2, 1.4.11: the edges of controls, rings of focus, signs; and 1.4.3: large text. */
const CONTROL = 3;

const PAPERS = ["page", "page-warm", "page-cool", "surface", "surface-sunk"] as const;
const TINTS = ["tint-sun", "tint-sea", "tint-clay", "tint-olive"] as const;
const DEEP = ["deep", "deep-end"] as const;

/** Which roles are read upon which others, and how much contrast that needs. The colours are the tokens' affair. */
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
