// For 6 kB of each page: a script that differs from page to page would need a hash for each in the policy, which every page is sent with.
import type { GatsbySSR } from "gatsby";
import { type ReactNode, isValidElement } from "react";

/** The key and the properties of an element that Gatsby or a plugin prints. */
const read = (node: ReactNode): Readonly<Record<string, unknown>> =>
  isValidElement<Readonly<Record<string, unknown>>>(node) ? { key: node.key, ...node.props } : {};

/** Whether the site needs an element: not Gatsby's script with the path of the page, nor what `GatsbyImage` needs, which it does not use. */
function isUsed(node: ReactNode): boolean {
  const { key, id } = read(node);
  return id !== "gatsby-script-loader" && !String(key).startsWith("gatsby-image-style");
}

/**
 * The position of an element of the head: preloads, because 8 kB of styles are 40 ms on a slow network; then the shared style sheet, which
 * names the order of the layers; then the others.
 */
function rank(node: ReactNode): number {
  const { rel, "data-href": sheet } = read(node);
  return rel === "preload" ? 0 : String(sheet).startsWith("/app.") ? 1 : 2;
}

/**
 * Removes unused elements, and sorts the head.
 *
 * @throws when Gatsby prints its script with the path in another way
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  if (process.env["NODE_ENV"] === "production" && page.getPostBodyComponents().every(isUsed)) {
    throw new Error("Gatsby prints the path of a page in another way than before: it would stay in the document.");
  }
  const head = page.getHeadComponents().filter(isUsed);
  page.replaceHeadComponents(head.sort((one, other) => rank(one) - rank(other)));
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isUsed));
};
