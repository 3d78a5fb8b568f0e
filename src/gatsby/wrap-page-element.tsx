import type { GatsbyBrowser, PageProps } from "gatsby";
import { type ReactNode, cloneElement, isValidElement } from "react";
import { required } from "../core/required";
import type { PageContext } from "../core/routes/page-context";
import { Frame } from "../layout/Frame";
import type { BusinessHours } from "../layout/OpenNow";

function isSitePage(context: Partial<PageContext>): context is PageContext {
  return context.routeId !== undefined;
}

function hoursOf({ opens, closes, handoverOpens, handoverCloses, exceptionsJson }: Queries.PageFragment): BusinessHours {
  const time = (fact: { readonly value: unknown } | null): string => String(required(fact, "A fact of the opening hours").value);
  return {
    office: { opens: time(opens), closes: time(closes) },
    handover: { opens: time(handoverOpens), closes: time(handoverCloses) },
    special: required(exceptionsJson, "data/exceptions.json").exceptions,
  };
}

/**
 * Puts the frame around every page. gatsby-plugin-react-i18next wraps before the site does, so the element that arrives is its provider;
 * the frame goes inside, because header and footer translate too.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => {
  const { pageContext, data } = props as unknown as PageProps<Queries.PageFragment, Partial<PageContext>>;
  // In development Gatsby shows its own page for unknown addresses.
  if (!isValidElement<{ readonly children: ReactNode }>(element) || !isSitePage(pageContext)) {
    return element;
  }
  const { siteUrl, hasSampleContent } = required(data.site, "The metadata of the site").siteMetadata;
  return cloneElement(
    element,
    undefined,
    <Frame page={pageContext} data={data} hours={hoursOf(data)} hasSampleContent={hasSampleContent} siteUrl={siteUrl}>
      {element.props.children}
    </Frame>,
  );
};
