import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { createElement } from "react";
import { FIRST_WORDS } from "../blocks/Poster/first-words";
import type { inlineScripts } from "./runtime/inline-scripts";
import type { GraphData } from "../head/structured-data/page-content";
import { structuredDataElement } from "../head/structured-data/page-graph";
import { HOURS_ATTRIBUTE } from "../rental/opening";
import { languageAttributes } from "../i18n/languages";
import { NOT_FOUND, NOT_FOUND_SLUG, STAND_INS } from "../i18n/page-ids";
import { required } from "../schemas/required";
import type { PageContext } from "../i18n/routes/page-context";

/** The scripts inside the document; written by `onCreateWebpackConfig`. */
declare const INLINE_SCRIPTS: ReturnType<typeof inlineScripts>;

/** The script of the 404 page (requirement 9.1). At its own address nothing is amiss. */
const LOG_ADDRESS = `location.pathname.endsWith("${NOT_FOUND_SLUG}")||console.error("404: "+location.pathname+" does not exist.")`;

/** The hours of every day, as the attribute of the body. */
function hoursOf({ opens, closes, handoverOpens, handoverCloses }: GraphData): string {
  const time = (fact: { readonly value: unknown } | null): string => String(required(fact, "A fact of the opening hours").value);
  return `office ${time(opens)} ${time(closes)},cars ${time(handoverOpens)} ${time(handoverCloses)}`;
}

/**
 * Adds to a document what is not part of the page: the scripts that choose the language and show what is open before
 * anything is painted, the loader, and the structured data. These are printed here, because in Gatsby's `Head` their
 * builders would be part of every visitor's scripts.
 */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
  setHtmlAttributes,
  setBodyAttributes,
}: RenderBodyArgs) => {
  // The page's own query and `createPages` give it these types; Gatsby does not know them. In development it renders one empty shell.
  const page = (process.env["NODE_ENV"] === "production" ? loadPageDataSync(pathname).result : undefined) as unknown as
    { readonly data: GraphData; readonly pageContext: PageContext } | undefined;
  const routeId = page?.pageContext.routeId ?? "";
  // Before the script of the language, which may lead on.
  const scripts = { ...(routeId === NOT_FOUND ? { unknown: LOG_ADDRESS } : {}), ...INLINE_SCRIPTS };
  const { scroll, loader, ...early } = Object.fromEntries(
    Object.entries(scripts).map(([id, __html]) => [id, createElement("script", { key: id, id, dangerouslySetInnerHTML: { __html } })]),
  );
  setPreBodyComponents(Object.values(early));
  if (page !== undefined) {
    const { language } = page.pageContext;
    setHeadComponents([
      // Chromium waits for the element’s beginning, others for its end (HTML, “expect”), so it is empty.
      createElement("link", { key: FIRST_WORDS, rel: "expect", href: `#${FIRST_WORDS}`, blocking: "render" }),
    ]);
    // Gatsby's types know no data attributes.
    setBodyAttributes({ [HOURS_ATTRIBUTE]: hoursOf(page.data) } as object);
    setHtmlAttributes({ lang: language, ...languageAttributes(language) });
    // At the end: browsers do not need them to paint.
    setPostBodyComponents([scroll, STAND_INS.includes(routeId) ? null : loader, structuredDataElement(page.data, page.pageContext)]);
  }
};
