import type { GatsbyBrowser, PageProps } from "gatsby";
import type { i18n } from "i18next";
import { type ReactNode, cloneElement, isValidElement } from "react";
import type { PageContext } from "../i18n/routes/page-context";
import { strict } from "../i18n/translator";
import { Frame } from "../layout/Frame";
import { StaticFallback } from "./runtime/StaticFallback";

function isSitePage(context: Partial<PageContext>): context is PageContext {
  return context.routeId !== undefined;
}

/**
 * Puts the frame around every page. gatsby-plugin-react-i18next wraps before the site does, so the element that arrives is its provider;
 * the frame goes inside, because header and footer translate too.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => {
  const { pageContext, data } = props as unknown as PageProps<Queries.PageFragment, Partial<PageContext>>;
  // In development Gatsby shows its own page for unknown addresses.
  if (!isValidElement<{ readonly children: ReactNode; readonly i18n: i18n }>(element) || !isSitePage(pageContext)) {
    return element;
  }
  strict(element.props.i18n, { language: pageContext.language, path: pageContext.paths[pageContext.language] });
  const page = (
    <Frame context={pageContext} data={data}>
      {element.props.children}
    </Frame>
  );
  return <StaticFallback>{cloneElement(element, undefined, page)}</StaticFallback>;
};
