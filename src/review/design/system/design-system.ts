import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DesignSystem, FluidSize, InBothSchemes, Role, Token } from "../../../core/routes/design-page";
import { SPRITE_FILE } from "../../../content/site-files";
import { type Declarations, readTokens, referenceOf, resolved, sizeAt } from "./tokens";

const HEX = /^#[\da-f]+$/i;

/** A name that ends in a figure is a colour's own: `sun-500`. A role has no figure. */
const OF_PALETTE = /-\d+$/;

function named(tokens: Declarations, pattern: RegExp): readonly Token[] {
  return Array.from(tokens, ([name, value]) => ({ name, value })).filter(({ name }) => pattern.test(name));
}

function fluid(tokens: Declarations, pattern: RegExp): readonly FluidSize[] {
  return named(tokens, pattern).map((token) => ({ ...token, at360: sizeAt(token.value, 360), at1440: sizeAt(token.value, 1440) }));
}

/** Which of several things a scheme has. */
function both<Value>({ light, dark }: InBothSchemes<Declarations>, read: (tokens: Declarations) => Value): InBothSchemes<Value> {
  return { light: read(light), dark: read(dark) };
}

function rolesOf(tokens: InBothSchemes<Declarations>): readonly Role[] {
  return [...tokens.light.keys()]
    .filter((name) => !OF_PALETTE.test(name) && HEX.test(resolved(tokens.light, name)))
    .map((name) => ({
      name,
      written: both(tokens, (scheme) => referenceOf(scheme.get(name) ?? "") ?? scheme.get(name) ?? ""),
      colours: both(tokens, (scheme) => resolved(scheme, name)),
    }));
}

/**
 * What the design system consists of, from its sheet of tokens and the sprite of signs.
 *
 * @param css the text of `src/styles/tokens.css`
 * @param sprite the text of the sprite
 */
export function designSystem(css: string, sprite: string): DesignSystem {
  const tokens = readTokens(css);
  const { light } = tokens;
  return {
    palette: named(light, OF_PALETTE).filter(({ value }) => HEX.test(value)),
    roles: rolesOf(tokens),
    steps: fluid(light, /^text-/),
    icons: Array.from(sprite.matchAll(/<symbol id="i-([^"]+)"/g), ([, name = ""]) => name),
  };
}

/**
 * The design system of a project.
 *
 * @param root the project's folder
 */
export function readDesignSystem(root: string): DesignSystem {
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  return designSystem(read("src/styles/tokens.css"), read(SPRITE_FILE));
}
