import type { GatsbyConfig } from "gatsby";
import gatsbyAdapterNetlify from "gatsby-adapter-netlify";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./src/site/languages";
import { isForSearchEngines, siteUrl } from "./src/site/site-url";
import { readSiteFiles } from "./src/build/check/site-files";
import { blockingItems, goLiveItems } from "./src/build/go-live/go-live-items";
import { jsonTypeName } from "./src/build/json-type-name";
import { sitemapOptions } from "./src/build/sitemap";

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: siteUrl(process.env),
    isForSearchEngines: isForSearchEngines(process.env),
    // In production a placeholder or a sample stops the build, or is allowed and then shown as such.
    hasSampleContent: blockingItems(goLiveItems(readSiteFiles(process.cwd()))).length > 0,
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  polyfill: false,
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  // Only where Netlify builds: set everywhere, local serving answers 404 to every page but "/".
  ...(process.env["NETLIFY"] === undefined ? {} : { adapter: gatsbyAdapterNetlify() }),
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
        i18nextOptions: {
          debug: false,
          interpolation: { escapeValue: false },
        },
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: { formats: ["webp", "avif"], placeholder: "dominantColor", quality: 60, avifOptions: { quality: 46, speed: 6 } },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-postcss",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(process.cwd(), siteUrl(process.env)) },
  ],
};

export default config;
