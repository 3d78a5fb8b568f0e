import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageAttributes, localeOf } from "../i18n/languages";
import { readPage } from "../page/page";
import { HOME, OFFLINE } from "../i18n/page-ids";
import type { PageContext } from "../i18n/routes/page-context";
import { isListed } from "../i18n/routes/routes";
import { textAt } from "../i18n/texts";
import { translator } from "../i18n/translator";
import { pageTitle } from "../i18n/page-title";
import whole from "../fonts/manrope.woff2";
import { withoutMarkup } from "../facts/links";
import { HeroPreload } from "./HeroPreload";
import { socialPicture } from "./social-picture";

/** The file of the typeface for each language; empty in development, where texts change before it could be cut. */
declare const FONT_FILES: Partial<Record<Language, string>>;

interface PageHeadProps {
  readonly data: Queries.PageFragment & Partial<Pick<Queries.ArticlePageQuery, "article"> & Pick<Queries.HomeHeroFragment, "tallHero">>;
  readonly pageContext: PageContext;
}

/**
 * The head of a page.
 *
 * @source The Open Graph protocol; X, cards; HTML, link types `canonical` and `alternate`; Google Search Central, localized versions of pages (`x-default`)
 */
export function PageHead({ data, pageContext }: PageHeadProps) {
  const { article } = data;
  const { language, paths, routeId, mainNamespace, business, siteUrl, isForSearchEngines } = readPage(data, pageContext);
  const texts = translator(data.locales, { language, path: paths[language] });
  const meta = (key: "title" | "description"): string =>
    withoutMarkup(article ? article.meta[key] : textAt(texts, mainNamespace, `meta.${key}`));
  const title = pageTitle(meta("title"));
  const description = meta("description");
  const picture = socialPicture(data);
  const listed = isListed(routeId);
  const font = FONT_FILES[language] ?? whole;
  return (
    <>
      {/* A built page has them from `onRenderBody`: set again in the browser, they would style every element again. */}
      {process.env["NODE_ENV"] === "production" ? null : <html lang={language} {...languageAttributes(language)} />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {data.hero === null ? null : <HeroPreload hero={{ ...data.hero, ...data.tallHero }} isInside={routeId === HOME} />}
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      {/* Without quotation marks, which React would escape. */}
      <style>{`@font-face{font-family:Manrope Variable;src:url(${font});font-weight:200 800;font-display:swap}`}</style>
      {listed && isForSearchEngines ? null : <meta name="robots" content="noindex, follow" />}
      {listed ? <link rel="canonical" href={`${siteUrl}${paths[language]}`} /> : null}
      {/* A chosen language leads on from the 404 page too. The offline page is shown in the language of the page that it stands for. */}
      {routeId === OFFLINE
        ? null
        : [...LANGUAGES, "x-default" as const].map((code) => (
            <link key={code} rel="alternate" href={`${siteUrl}${paths[code === "x-default" ? DEFAULT_LANGUAGE : code]}`} hrefLang={code} />
          ))}
      <meta property="og:type" content={article ? "article" : "website"} />
      {article ? (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
        </>
      ) : null}
      <meta property="og:site_name" content={business.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {listed ? <meta property="og:url" content={`${siteUrl}${paths[language]}`} /> : null}
      <meta property="og:locale" content={localeOf(language).replace("-", "_")} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      {/* X reads the other properties of Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#fdf9f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#07131c" media="(prefers-color-scheme: dark)" />
      {/* Keeps devices from turning figures into links, which would disturb hydration. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
