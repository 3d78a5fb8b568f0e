import type { GatsbyBrowser, PageProps } from "gatsby";
import { type ReactNode, cloneElement, isValidElement } from "react";
import type { PageContext } from "../core/routes/page-context";
import { Frame } from "../layout/Frame";
import type { BusinessHours } from "../layout/OpenNow";

function isSitePage(context: Partial<PageContext>): context is PageContext {
  return context.routeId !== undefined;
}

/** The hours that every page asks for. */
function hoursOf({ opens, closes, handoverOpens, handoverCloses }: Queries.PageFragment): BusinessHours {
  const time = (fact: { readonly value: unknown } | null): string => (typeof fact?.value === "string" ? fact.value : "");
  return {
    office: { opens: time(opens), closes: time(closes) },
    handover: { opens: time(handoverOpens), closes: time(handoverCloses) },
  };
}

/**
 * Puts the frame around every page. gatsby-plugin-react-i18next wraps before the site does, so the element that arrives is its provider;
 * the frame goes inside, because header and footer translate too.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => {
  const { pageContext, data } = props as unknown as PageProps<Queries.PageFragment, Partial<PageContext>>;
  // During development Gatsby shows a page of its own for unknown addresses, which knows nothing of the site.
  if (!isValidElement<{ readonly children: ReactNode }>(element) || !isSitePage(pageContext)) {
    return element;
  }
  return cloneElement(
    element,
    undefined,
    <Frame
      page={pageContext}
      hours={hoursOf(data)}
      hasSampleContent={data.site?.siteMetadata.hasSampleContent === true}
      siteUrl={data.site?.siteMetadata.siteUrl ?? ""}
    >
      {element.props.children}
    </Frame>,
  );
};
