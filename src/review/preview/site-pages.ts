import { readLocales } from "../../content/locale-documents";
import { required } from "../../core/required";
import type { Route } from "../../core/routes/route-table";
import { withoutMarkup } from "../../core/text/links";
import { localeStrings } from "../translations/locale-strings";

/** What the report calls a page, and where it is. */
export type SitePages = (routeId: string) => { readonly title: string; readonly paths: Route["paths"] };

/**
 * The pages as editors know them: by their name in the menus, an article by the title of its card.
 *
 * @param texts the files of `data/` and `locales/` by path
 */
export function sitePages(routes: readonly Route[], texts: ReadonlyMap<string, string>): SitePages {
  const english = readLocales(texts).locales.en;
  const textOf = (namespace: string, key: string): string | undefined =>
    localeStrings(english.get(namespace)?.value).find((string) => string.key === key)?.text;
  const pages = new Map(
    routes.map(({ id, mainNamespace, paths }) => {
      const title = textOf("common", `nav.${id}`) ?? textOf(mainNamespace, "card.title") ?? id;
      return [id, { title: withoutMarkup(title), paths }] as const;
    }),
  );
  return (routeId) => required(pages.get(routeId), `the page ${routeId}`);
}
