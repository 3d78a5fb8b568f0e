import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { cutFonts } from "../publish/fonts/cut-fonts";
import { hasServiceWorker } from "../publish/offline/write-service-worker";
import { inlineScripts } from "./runtime/inline-scripts";

/** Changes the bundles where Gatsby's defaults do not fit the site. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({ actions, plugins, stage }) => {
  const isBuild = process.env["NODE_ENV"] === "production";
  actions.setWebpackConfig({
    plugins: [
      // Gatsby types the function as a bare `Function`.
      (plugins.define as (definitions: Readonly<Record<string, string>>) => object)({
        FONT_FILES: JSON.stringify(isBuild ? await cutFonts() : {}),
        HAS_WORKER: JSON.stringify(hasServiceWorker(process.env)),
        INLINE_SCRIPTS: JSON.stringify(inlineScripts(isBuild)),
      }),
    ],
    // Each kind of sheet has its layer, and within a layer no two sheets style the same element alike: their order means nothing (tested).
    ignoreWarnings: [/Conflicting order/],
    // For 6 to 9 kB of each page: Gatsby would put the styles of all pages into one sheet.
    optimization: stage === "build-javascript" ? { splitChunks: { cacheGroups: { styles: false } } } : {},
    resolve: {
      alias: {
        // For 14 kB of each page: the translation plugin imports i18next's CommonJS build and react-i18next the ES one.
        i18next$: resolve("node_modules/i18next/dist/esm/i18next.js"),
        "react-i18next$": resolve("src/gatsby/runtime/react-i18next.mjs"),
        "gatsby-react-router-scroll$": resolve("src/gatsby/runtime/no-scroll-memory.ts"),
      },
    },
  });
};
