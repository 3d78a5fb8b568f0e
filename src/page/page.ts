import { createContext, useContext } from "react";
import type { PageContext } from "../i18n/routes/page-context";
import type { RouteId } from "../i18n/routes/routes";
import { required } from "../schemas/required";

type Data = Pick<Queries.PageFragment, "site" | "business" | "menus">;

type Metadata = NonNullable<Data["site"]>["siteMetadata"];

/** The id of a page or an article: the compiler knows the ids that code names, the check those from data. */
type PageId<Id extends string> = string extends Id ? Id : Id & RouteId;

/** What every part of a page can use: the context from `createPages`, and what the page's query returned. */
export interface Page extends PageContext, Metadata {
  /** Who the business is: name, numbers and addresses. */
  readonly business: NonNullable<Data["business"]>;
  /** The links of the frame, in order (requirements 3.3 and 3.4). */
  readonly menus: NonNullable<Data["menus"]>;
  /**
   * The path of a page in this page's language.
   *
   * @throws for an id that no page has
   * @example localPath("booking-terms", "fees") // "/de/fahrzeug-buchung-bedingungen#fees"
   */
  readonly localPath: <Id extends string>(page: PageId<Id>, anchor?: string) => string;
}

/** Reads a page from its context and the result of its query. */
export function readPage({ site, business, menus }: Data, context: PageContext): Page {
  return {
    ...context,
    ...required(site, "The metadata of the site").siteMetadata,
    business: required(business, "data/business.json"),
    menus: required(menus, "data/pages.json"),
    localPath: (page, anchor) =>
      `${required(context.links[page], `The path of the page “${page}”`)}${anchor === undefined ? "" : `#${anchor}`}`,
  };
}

const CurrentPage = createContext<Page | null>(null);

export const PageProvider = CurrentPage.Provider;

/** @throws Error outside a `PageProvider` */
export function usePage(): Page {
  return required(useContext(CurrentPage), "The PageProvider above usePage");
}
