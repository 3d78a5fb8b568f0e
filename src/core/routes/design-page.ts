import type { PageContext } from "./page-context";

/** The id of the design page. It has no entry in the slug map: it has one language, and production leaves it out. */
export const DESIGN_ROUTE = "design";

export const DESIGN_PATH = `/${DESIGN_ROUTE}`;

export const DESIGN_TEMPLATE = "src/review/design/template.tsx";

/** The attribute that shows a specimen's controls in a state: `hover`, `focus` or `active`. The build copies the rules of those states for it. */
export const FORCED_STATE_ATTRIBUTE = "data-forced";

/** A value in each colour scheme. */
export interface InBothSchemes<Value> {
  readonly light: Value;
  readonly dark: Value;
}

/** A token of `tokens.css`, as written there. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** A colour with a purpose. */
export interface Role {
  readonly name: string;
  /** The value as written: the name of a palette colour, or a colour. */
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

/** The contents of `tokens.css` and of the sprite, read by the build. */
export interface DesignSystem {
  readonly palette: readonly Token[];
  readonly roles: readonly Role[];
  readonly steps: readonly FluidSize[];
  readonly icons: readonly string[];
}

export interface DesignPageContext extends PageContext {
  readonly design: DesignSystem;
}
