import type { GatsbySSR } from "gatsby";
import { type ReactNode, isValidElement } from "react";

/** The key and the properties of an element that Gatsby or a plugin prints. */
const read = (node: ReactNode): Readonly<Record<string, unknown>> =>
  isValidElement<Readonly<Record<string, unknown>>>(node) ? { key: node.key, ...node.props } : {};

/**
 * Whether the site needs an element. It does not need Gatsby's script with the path of the page, the only one that differs from page to
 * page, the styles and scripts of `GatsbyImage`, which it does not use, or the name of the generator.
 */
function isUsed(node: ReactNode): boolean {
  const { key, id, name } = read(node);
  return id !== "gatsby-script-loader" && name !== "generator" && !String(key).startsWith("gatsby-image-style");
}

/** The position of an element of the head: preloads, then the shared style sheet, which names the order of the layers, then the others. */
function rank(node: ReactNode): number {
  const { rel, "data-href": sheet } = read(node);
  if (rel === "preload") {
    return 0;
  }
  return String(sheet).startsWith("/app.") ? 1 : 2;
}

/** Removes unused elements, so that every page carries the same scripts, and sorts the head. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  const head = page.getHeadComponents().filter(isUsed);
  page.replaceHeadComponents(head.sort((one, other) => rank(one) - rank(other)));
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isUsed));
};
