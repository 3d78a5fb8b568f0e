import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/** What hides an answer, which React knows as a boolean only: links to a text have to open it before hydration (`Accordion.tsx`). */
const CLOSED = /hidden=""(?=[^<>]*data-reach-accordion-panel)/g;

/**
 * Renders a page into a string. Gatsby would render into a stream, in whose chunks React 18 leaves NUL bytes
 * (docs/decisions/10-pages-as-strings.md).
 *
 * @throws what a component throws, or when one waits for something; both stop the build
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent).replace(CLOSED, 'hidden="until-found"'));
};
