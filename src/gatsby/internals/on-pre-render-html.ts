import type { GatsbySSR } from "gatsby";
import { type ReactElement, type ReactNode, isValidElement } from "react";

/** What Gatsby and its plugins print for parts that this site does not use, by attributes that tell them. */
const UNUSED: readonly ((element: ReactElement<Readonly<Record<string, unknown>>>) => boolean)[] = [
  // The path of the page for Gatsby's own entry: the only script that would differ from page to page.
  ({ props }) => props["id"] === "gatsby-script-loader",
  // Styles and a script for the component of gatsby-plugin-image, whose pictures are printed by a part of our own.
  ({ key }) => key?.startsWith("gatsby-image-style") === true,
];

function isUsed(node: ReactNode): boolean {
  return !isValidElement<Readonly<Record<string, unknown>>>(node) || !UNUSED.some((isMeant) => isMeant(node));
}

/** Where an element of the head has to stand: what is fetched beside the styles before them, and among them the shared sheet first. */
function rank(node: ReactNode): number {
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) {
    return LAST;
  }
  const { type, props } = node;
  const sheet = props["data-href"];
  const order = [
    type === "link" && props["rel"] === "preload",
    // Gatsby prints it last, but it names the order of the layers.
    typeof sheet === "string" && sheet.startsWith("/app."),
    sheet !== undefined,
  ].indexOf(true);
  return order === -1 ? LAST : order;
}

const LAST = 3;

/** Takes out of the document what nothing needs, so that every page carries the same scripts, and puts the head in the order of need. */
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
