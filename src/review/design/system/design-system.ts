import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { SPRITE_FILE } from "../../../content/site-files";
import { LANGUAGE_RULES } from "../../../core/language-rules";
import { byLanguage } from "../../../core/languages";

/**
 * The tokens of a style sheet by name, without dashes.
 *
 * @param css as `src/styles/tokens.css`: `:root`, and `:root` again for the dark scheme
 * @returns for the dark scheme only what it changes
 */
export function readTokens(css: string): Readonly<Record<"light" | "dark", ReadonlyMap<string, string>>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  postcss.parse(css).walkAtRules((rule) => {
    const tokens = rule.name === "layer" ? light : /prefers-color-scheme:\s*dark/.test(rule.params) ? dark : undefined;
    rule.each((root) => {
      if (root.type === "rule" && root.selector === ":root") {
        root.walkDecls(/^--/, ({ prop, value }) => {
          tokens?.set(prop.slice(2), value);
        });
      }
    });
  });
  return { light, dark };
}

/** Colours of the palette end in a number: `sun-500`. */
const PALETTE = /-\d+$/;
const COLOUR = /^(?:#[\da-f]+|var\(--[\w-]+-\d+\))$/i;

/** What the design page reads from `tokens.css` and from the icon sprite. */
export type DesignSystem = ReturnType<typeof readDesignSystem>;

/**
 * The design system of a project.
 *
 * @param root the project's folder
 */
export function readDesignSystem(root: string) {
  const { light, dark } = readTokens(readFileSync(join(root, "src/styles/tokens.css"), "utf8"));
  const tokens = [...light].map(([name, value]) => ({ name, value }));
  const colours = tokens.filter(({ value }) => COLOUR.test(value));
  const sprite = readFileSync(join(root, SPRITE_FILE), "utf8");
  return {
    palette: colours.filter(({ name }) => PALETTE.test(name)),
    roles: colours
      .filter(({ name }) => !PALETTE.test(name))
      .map(({ name, value }) => ({ name, light: value, dark: dark.get(name) ?? value })),
    /** The text sizes. */
    steps: tokens.filter(({ name }) => name.startsWith("text-")),
    icons: Array.from(sprite.matchAll(/<symbol id="i-([^"]+)"/g), ([, name = ""]) => name),
    /** One sentence in every language, to compare lengths and letters. */
    samples: byLanguage((language) => LANGUAGE_RULES[language].sample),
  };
}
