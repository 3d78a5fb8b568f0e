import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { createElement } from "react";
import { SAVING_ID, noticeId, noticesOn, specialHoursId } from "../core/days/dated";
import { ALWAYS_SHOWN, DATES_ATTRIBUTE, datesOf } from "../core/days/dated-properties";
import { UNKNOWN_ATTRIBUTE } from "../publish/scripts/language-names";
import { LoaderId } from "../publish/scripts/names";
import type { GraphData } from "../head/structured-data/page-content";
import { structuredDataElement } from "../head/structured-data/page-graph";
import { HOME, NOT_FOUND, WITHOUT_SCRIPTS } from "../core/page-ids";
import type { PageContext } from "../core/routes/page-context";
import { heroPreload } from "../head/hero-picture";

/** The script that chooses the language; written by `onCreateWebpackConfig`. */
declare const LANGUAGE_SCRIPT: string;

/** The script that shows what is dated; written by `onCreateWebpackConfig`. */
declare const DATES_SCRIPT: string;

/** What is dated on a page, as the attribute of its body. */
function datesOn({ noticesJson, exceptionsJson, saving }: GraphData, routeId: string): string {
  return datesOf([
    ...noticesOn(routeId, noticesJson?.notices ?? []).map((notice) => ({ ...notice, id: noticeId(notice.id) })),
    ...(saving ? [{ ...saving, id: SAVING_ID }] : []),
    ...(exceptionsJson?.exceptions ?? []).map((days) => ({ ...days, id: specialHoursId(days.id) })),
  ]);
}

/**
 * Adds to a document what is not part of the page: the script that chooses the language before anything is painted, placeholders for the
 * loader, and the structured data. These are printed here, because in Gatsby's `Head` their builders
 * would be part of every visitor's scripts.
 */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({
  pathname,
  bodyHtml,
  loadPageDataSync,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
  setBodyAttributes,
}: // During development Gatsby renders one empty shell for all pages.
Pick<RenderBodyArgs, "pathname" | "setHeadComponents" | "setPreBodyComponents" | "setPostBodyComponents" | "setBodyAttributes"> &
  Partial<RenderBodyArgs> & { readonly bodyHtml?: string }) => {
  // The page's own query and `createPages` give it these types; Gatsby does not know them.
  const page = loadPageDataSync?.(pathname).result as unknown as
    { readonly data: GraphData; readonly pageContext: PageContext } | undefined;
  const dates = page === undefined ? "" : datesOn(page.data, page.pageContext.routeId);
  setPreBodyComponents([
    // Those without a text are filled in after the build.
    createElement("script", { key: "policy", id: LoaderId.Policy }),
    createElement("script", { key: "language", dangerouslySetInnerHTML: { __html: LANGUAGE_SCRIPT } }),
    ...(dates === "" ? [] : [createElement("script", { key: "dates", dangerouslySetInnerHTML: { __html: DATES_SCRIPT } })]),
    ...(WITHOUT_SCRIPTS.includes(page?.pageContext.routeId ?? "") ? [] : [createElement("script", { key: "loader", id: LoaderId.Loader })]),
  ]);
  setHeadComponents(heroPreload(bodyHtml ?? "", page?.pageContext.routeId === HOME));
  const isUnknown = page?.pageContext.routeId === NOT_FOUND;
  // Gatsby's types know no data attributes.
  setBodyAttributes({
    ...(isUnknown ? { [UNKNOWN_ATTRIBUTE]: "" } : {}),
    ...(dates === "" ? {} : { [DATES_ATTRIBUTE]: dates }),
    // Editors see everything dated, whatever the day.
    ...(page === undefined ? { style: { [ALWAYS_SHOWN]: "block" } } : {}),
  } as object);
  if (page !== undefined) {
    // At the end: browsers do not need it to paint.
    setPostBodyComponents([structuredDataElement(page.data, page.pageContext)]);
  }
};
