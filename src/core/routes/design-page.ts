import type { PageContext } from "./page-context";

/** The id of the design system's page, which is in no slug map: it has one language, and production does not have it. */
export const DESIGN_ROUTE = "design";

/** Its address. */
export const DESIGN_PATH = `/${DESIGN_ROUTE}`;

/** Its template, from the project's folder. */
export const DESIGN_TEMPLATE = "src/review/design/template.tsx";

/**
 * The attribute by which the page holds its specimens in a state: `hover`, `focus` or `active` for every control inside. The build copies
 * the rules of those states for it, on this page alone.
 */
export const FORCED_STATE_ATTRIBUTE = "data-forced";

/** Something that differs between the two schemes. */
export interface InBothSchemes<Value> {
  readonly light: Value;
  readonly dark: Value;
}

/** A token of `tokens.css`, with its name as there and its value as written. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** A colour with a purpose. */
export interface Role {
  readonly name: string;
  /** What is written: the name of a colour of the palette, or a colour of its own. */
  readonly written: InBothSchemes<string>;
  /** The colours themselves. */
  readonly colours: InBothSchemes<string>;
}

/** A size that grows with the screen. */
export interface FluidSize extends Token {
  /** In pixels, on a screen of 360 and of 1440 of them, at the browser's usual size of text. */
  readonly at360: number;
  readonly at1440: number;
}

/** What the page shows and does not hold itself: read from `tokens.css` and from the sprite while building. */
export interface DesignSystem {
  readonly palette: readonly Token[];
  readonly roles: readonly Role[];
  readonly steps: readonly FluidSize[];
  readonly icons: readonly string[];
}

/** What the design system's page knows of itself. */
export interface DesignPageContext extends PageContext {
  readonly design: DesignSystem;
}
