import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { isListed } from "../../i18n/routes/routes";
import type { Route } from "../../i18n/routes/route-table";
import { currentSite } from "../../content/site-data";

/**
 * Every page that search engines may list, with its address in every language and the day of its last change.
 *
 * @source sitemaps.org; Google Search Central, localized versions of pages in sitemaps
 */
export function sitemapPages(routes: readonly Route[], siteUrl: string) {
  return routes
    .filter(({ id }) => isListed(id))
    .flatMap(({ paths, modified }) => {
      const links = [
        ...LANGUAGES.map((language) => ({ lang: language, url: `${siteUrl}${paths[language]}` })),
        { lang: "x-default", url: `${siteUrl}${paths[DEFAULT_LANGUAGE]}` },
      ];
      return LANGUAGES.map((language) => ({ path: paths[language], url: paths[language], lastmod: modified, links }));
    });
}

/** The options of gatsby-plugin-sitemap. The pages come from the route table, which knows their translations, and not from Gatsby's list. */
export function sitemapOptions(siteUrl: string) {
  return {
    resolvePages: () => sitemapPages(currentSite().routes, siteUrl),
    serialize: ({ url, lastmod, links }: ReturnType<typeof sitemapPages>[number]) => ({ url, lastmod, links }),
  };
}
