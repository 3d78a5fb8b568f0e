// For a fault that visitors met: NUL bytes inside Greek and Russian words. Accordions are closed here too, so that a search finds their texts.
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/** The attribute that hides an answer. React can only write a boolean; links to a text must open it before hydration (`Accordion.tsx`). */
const CLOSED = /hidden=""(?=[^<>]*data-reach-accordion-panel)/g;

const count = (html: string, part: string): number => html.split(part).length - 1;

/**
 * Renders a page into a string. Gatsby would render into a stream, in whose chunks React 18 leaves NUL bytes
 * (docs/decisions/10-pages-as-strings.md).
 *
 * @throws what a component throws; when one waits for something; when Reach prints its panels in another way. Each stops the build
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({ bodyComponent, replaceBodyHTMLString }) => {
  const html = renderToString(bodyComponent).replace(CLOSED, 'hidden="until-found"');
  if (count(html, "data-reach-accordion-panel=") !== count(html, 'hidden="until-found"')) {
    throw new Error("An answer of an accordion could not be closed for the search: Reach prints its panels in another way than before.");
  }
  replaceBodyHTMLString(html);
};
