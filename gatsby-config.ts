import type { GatsbyConfig } from "gatsby";
import globalData from "@csstools/postcss-global-data";
import gatsbyAdapterNetlify from "gatsby-adapter-netlify";
import presetEnv from "postcss-preset-env";
import { currentSite } from "./src/content/site-data";
import { I18NEXT_OPTIONS } from "./src/i18n/i18next-options";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./src/i18n/languages";
import { keptFromSearchEngines, siteUrl } from "./src/i18n/routes/site-url";
import { jsonTypeName } from "./src/gatsby/json-type-name";
import { sitemapOptions } from "./src/publish/machine-files/sitemap";
import { hasSampleContent } from "./src/review/go-live";

const isSample = hasSampleContent(currentSite().files);

const isBuild = process.env["NODE_ENV"] === "production";

/** Browsers that the site names have these, or show the same without them; PostCSS would rewrite or double them. */
const CSS_FEATURES = {
  "cascade-layers": false,
  "logical-properties-and-values": false,
  "text-decoration-shorthand": false,
  "font-variant-property": false,
  "break-properties": false,
  // Without an `:is()` around every nested selector.
  "nesting-rules": { edition: "2021" },
} as const;

/**
 * Gatsby's adapter for Netlify, without its header rules, which would come after the site's own and override them with weaker ones, and
 * without its cache, which would bring what a build of another branch or another day has kept (docs/decisions/15-done-without.md).
 */
const netlifyAdapter: typeof gatsbyAdapterNetlify = () => {
  const adapter = gatsbyAdapterNetlify();
  const nothingKept = { restore: () => false, store: () => undefined };
  return { ...adapter, cache: nothingKept, adapt: (site) => adapter.adapt({ ...site, headerRoutes: [] }) };
};

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: siteUrl(process.env),
    isForSearchEngines: keptFromSearchEngines(process.env, isSample) === undefined,
    hasSampleContent: isSample,
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  polyfill: false,
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  // Only where Netlify builds: set everywhere, local serving answers 404 to every page but "/".
  ...(process.env["NETLIFY"] === undefined ? {} : { adapter: netlifyAdapter() }),
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "data", path: "./data" } },
    { resolve: "gatsby-source-filesystem", options: { name: "locale", path: "./locales" } },
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: "./src/images" } },
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: [...LANGUAGES],
        defaultLanguage: DEFAULT_LANGUAGE,
        // Its own redirect prefixes a language to the path, which is wrong where slugs are translated.
        redirect: false,
        i18nextOptions: I18NEXT_OPTIONS,
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: { formats: ["webp", "avif"], placeholder: "dominantColor", quality: 60, avifOptions: { quality: 46 } },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-postcss",
      options: {
        // Names of sheets and classes would be a tenth of a page's styles, so documents have hashes of both: in letters, because signs would be
        // escaped, and in five, so that two classes get the same name once in ten thousand sites. A test of the built site tells.
        cssLoaderOptions: { modules: { localIdentName: isBuild ? "[hash:base52:5]" : "[name]--[local]" } },
        // Here, not in a file of its own, which PostCSS would load again, with the whole preset, for each of a hundred style sheets.
        postcssOptions: {
          config: false,
          plugins: [globalData({ files: ["src/styles/media.css"] }), presetEnv({ features: CSS_FEATURES })],
        },
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(siteUrl(process.env)) },
  ],
};

export default config;
