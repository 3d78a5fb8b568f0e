import type { GatsbySSR } from "gatsby";
import { type ReactNode, isValidElement } from "react";

interface Element {
  readonly key: string | null;
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

const elementOf = (node: ReactNode): Element =>
  isValidElement<Readonly<Record<string, unknown>>>(node) ? node : { key: null, type: undefined, props: {} };

/** Whether the site uses an element that Gatsby and its plugins print. */
function isUsed(node: ReactNode): boolean {
  const { key, props } = elementOf(node);
  // The path of the page for Gatsby's own entry, the only script that would differ from page to page; and what the component of
  // gatsby-plugin-image needs, which the site does not use.
  return props["id"] !== "gatsby-script-loader" && key?.startsWith("gatsby-image-style") !== true;
}

/** The position of an element of the head: preloads first, then the shared style sheet, which names the order of the layers, then the others. */
function rank(node: ReactNode): number {
  const { type, props } = elementOf(node);
  const sheet = props["data-href"];
  if (type === "link" && props["rel"] === "preload") {
    return 0;
  }
  if (typeof sheet === "string") {
    return sheet.startsWith("/app.") ? 1 : 2;
  }
  return 3;
}

/** Removes unused elements, so that every page carries the same scripts, and sorts the head. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents()
      .filter(isUsed)
      .sort((one, other) => rank(one) - rank(other)),
  );
  replacePostBodyComponents(getPostBodyComponents().filter(isUsed));
};
