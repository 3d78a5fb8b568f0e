import { LANGUAGES, type Language } from "../../core/languages";
import { withoutMarkup } from "../../core/text/links";
import type { Route } from "../../core/routes/route-table";
import { localeStrings } from "../translations/locale-strings";
import { parsed } from "./data-changes";

/** What the report calls a page, and where it is. */
export interface SitePage {
  readonly title: string;
  readonly paths: Readonly<Record<Language, string>>;
}

/** The pages of the site by id. */
export type SitePages = ReadonlyMap<string, SitePage>;

/**
 * The pages as editors know them: by their name in the menus, an article by the title of its card.
 *
 * @param texts the locale files by path
 */
export function sitePages(routes: readonly Route[], texts: ReadonlyMap<string, string>): SitePages {
  const common = localeStrings(parsed(texts, "locales/en/common.json"));
  const card = (namespace: string): string | undefined =>
    localeStrings(parsed(texts, `locales/en/${namespace}.json`)).find(({ key }) => key === "card.title")?.text;
  return new Map(
    routes.map(({ id, mainNamespace, paths }) => {
      const title = common.find(({ key }) => key === `nav.${id}`)?.text ?? card(mainNamespace) ?? id;
      return [id, { title: withoutMarkup(title), paths }] as const;
    }),
  );
}

/** How many addresses the site has. */
export function addressCount(pages: SitePages): number {
  return pages.size * LANGUAGES.length;
}
