import type { GatsbyBrowser, PageProps } from "gatsby";
import { type ReactNode, cloneElement, isValidElement } from "react";
import type { PageContext } from "../site/page-context";
import { Frame } from "./Frame";

function isSitePage(context: Partial<PageContext>): context is PageContext {
  return context.routeId !== undefined;
}

/**
 * Puts the frame around every page. gatsby-plugin-react-i18next wraps before the site does, so the element that arrives is its provider;
 * the frame goes inside, because header and footer translate too.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => {
  const { pageContext } = props as unknown as PageProps<object, Partial<PageContext>>;
  // During development Gatsby shows a page of its own for unknown addresses, which knows nothing of the site.
  if (!isValidElement<{ readonly children: ReactNode }>(element) || !isSitePage(pageContext)) {
    return element;
  }
  return cloneElement(element, undefined, <Frame page={pageContext}>{element.props.children}</Frame>);
};
