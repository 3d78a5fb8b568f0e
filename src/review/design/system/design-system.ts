import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { SPRITE_FILE } from "../../../content/site-files";
import { LANGUAGE_RULES } from "../../../core/language-rules";
import { type Language, byLanguage } from "../../../core/languages";

/** A token of `tokens.css`: its name without dashes, and its value as written. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** What the design page reads from `tokens.css` and from the icon sprite. */
export interface DesignSystem {
  readonly palette: readonly Token[];
  /** Colours with a purpose, in the light and in the dark scheme. */
  readonly roles: readonly { readonly name: string; readonly light: string; readonly dark: string }[];
  /** The text sizes. */
  readonly steps: readonly Token[];
  readonly icons: readonly string[];
  /** One sentence in every language, to compare lengths and letters. */
  readonly samples: Readonly<Record<Language, string>>;
}

/**
 * The tokens of a style sheet by name.
 *
 * @param css as `src/styles/tokens.css`: `:root`, and `:root` again for the dark scheme
 * @returns for the dark scheme only what it changes
 */
export function readTokens(css: string): Readonly<Record<"light" | "dark", ReadonlyMap<string, string>>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  const read = (container: postcss.Container, tokens: Map<string, string>): void => {
    container.each((rule) => {
      if (rule.type === "rule" && rule.selector === ":root") {
        rule.walkDecls(/^--/, ({ prop, value }) => {
          tokens.set(prop.slice(2), value);
        });
      }
    });
  };
  postcss.parse(css).walkAtRules((rule) => {
    if (rule.name === "layer") {
      read(rule, light);
    } else if (/prefers-color-scheme:\s*dark/.test(rule.params)) {
      read(rule, dark);
    }
  });
  return { light, dark };
}

/** Colours of the palette end in a number: `sun-500`. */
const PALETTE = /-\d+$/;
const COLOUR = /^(?:#[\da-f]+|var\(--[\w-]+-\d+\))$/i;

/**
 * The design system of a project.
 *
 * @param root the project's folder
 */
export function readDesignSystem(root: string): DesignSystem {
  const { light, dark } = readTokens(readFileSync(join(root, "src/styles/tokens.css"), "utf8"));
  const tokens = [...light].map(([name, value]) => ({ name, value }));
  const colours = tokens.filter(({ value }) => COLOUR.test(value));
  const sprite = readFileSync(join(root, SPRITE_FILE), "utf8");
  return {
    palette: colours.filter(({ name }) => PALETTE.test(name)),
    roles: colours
      .filter(({ name }) => !PALETTE.test(name))
      .map(({ name, value }) => ({ name, light: value, dark: dark.get(name) ?? value })),
    steps: tokens.filter(({ name }) => name.startsWith("text-")),
    samples: byLanguage((language) => LANGUAGE_RULES[language].sample),
    icons: [...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name = ""]) => name),
  };
}
