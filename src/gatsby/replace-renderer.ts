import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { LANGUAGES } from "../core/languages";
import { HOME } from "../core/page-ids";
import { pathOf } from "../core/routes/routes";
import { withPictureInside } from "../head/hero-picture";

const isHome = (path: string): boolean => LANGUAGES.some((language) => pathOf(HOME, language) === path);

const readPublic = (address: string): Buffer => readFileSync(join(process.cwd(), "public", address));

/**
 * Renders a page into a string. Gatsby would render into a stream, in whose chunks React 18 leaves NUL bytes
 * (docs/decisions/0033-pages-rendered-to-a-string.md). Most visits start on the home page, so its hero picture comes with the document.
 *
 * @throws what a component throws, or when one waits for something; both stop the build
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({ pathname, bodyComponent, replaceBodyHTMLString }) => {
  const html = renderToString(bodyComponent);
  replaceBodyHTMLString(isHome(pathname) ? withPictureInside(html, readPublic) : html);
};
