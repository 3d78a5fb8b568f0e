import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { isListed } from "../../i18n/routes/routes";
import { currentSite } from "../../content/site-data";

/**
 * The options of gatsby-plugin-sitemap: every page that search engines may list, with its address in every language and the day of its last
 * change. The pages come from the route table, which knows their translations, and not from Gatsby's list. No page links to
 * the sitemap, because robots.txt names it.
 *
 * @source sitemaps.org; Google Search Central, localized versions of pages in sitemaps
 */
export function sitemapOptions(siteUrl: string) {
  const resolvePages = () =>
    currentSite()
      .routes.filter(({ id }) => isListed(id))
      .flatMap(({ paths, modified: lastmod }) => {
        const links = [...LANGUAGES, "x-default" as const].map((lang) => ({
          lang,
          url: `${siteUrl}${paths[lang === "x-default" ? DEFAULT_LANGUAGE : lang]}`,
        }));
        return LANGUAGES.map((language) => ({ path: paths[language], lastmod, links }));
      });
  return { createLinkInHead: false, resolvePages, serialize: ({ path: url, ...entry }: { readonly path: string }) => ({ url, ...entry }) };
}
