import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The style sheets of the site that the pages for reviewers share, in their order. */
const SITE_SHEETS = ["layers", "tokens", "fonts", "reset", "base", "utilities"] as const;

/** How the site's sheets name the typeface, and where the pages for reviewers keep it. */
const TYPEFACE = /url\("~@fontsource-variable\/manrope\/files\/([\w-]+\.woff2)"\)/g;
const FONTS_ADDRESS = "/preview/fonts";

/** The styles of the pages for reviewers. */
export interface ReviewStyles {
  readonly css: string;
  /** The files of the typeface, and the address at which the styles expect each. */
  readonly fonts: readonly { readonly source: string; readonly address: string }[];
}

/**
 * The tokens and base styles of the site with the rules of the pages for reviewers after them, in one sheet.
 *
 * @param root the project's folder
 */
export function reviewStyles(root: string): ReviewStyles {
  const sheets = [
    ...SITE_SHEETS.map((sheet) => join(root, "src", "styles", `${sheet}.css`)),
    join(root, "src", "review", "preview", "preview.css"),
  ].map((file) => readFileSync(file, "utf8"));
  const css = sheets.join("\n");
  return {
    css: css.replace(TYPEFACE, (_, name: string) => `url("${FONTS_ADDRESS}/${name}")`),
    fonts: Array.from(css.matchAll(TYPEFACE), ([, name = ""]) => ({
      source: join(root, "node_modules", "@fontsource-variable", "manrope", "files", name),
      address: `${FONTS_ADDRESS}/${name}`,
    })),
  };
}
