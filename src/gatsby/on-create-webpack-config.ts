import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { sha256 } from "../publish/sha256";
import { cutFonts } from "../publish/fonts/cut-fonts";
import { hasServiceWorker } from "../publish/offline/write-service-worker";
import { inlineScripts } from "./runtime/inline-scripts";

/** What this file reads and changes of the configuration that Gatsby hands over. */
interface WebpackConfig {
  readonly output?: { hashSalt?: string };
  plugins?: { readonly options?: { ignoreOrder?: boolean }; readonly runtimeOptions?: { insert?: string } }[];
  optimization?: { readonly splitChunks: { readonly cacheGroups: Record<string, unknown>; minSize?: number } };
}

/** A hash of all style sheets. */
function stylesHash(folder: string): string {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  return sha256(sheets.map((name) => readFileSync(join(folder, name), "utf8")).join(""), "hex");
}

/** Changes the bundles where Gatsby's defaults do not fit the site. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({ actions, getConfig, plugins, stage }) => {
  const config = (getConfig as () => WebpackConfig)();
  const inPackage = (...path: readonly string[]): string => resolve("node_modules", ...path);
  // Gatsby's plugin for ESLint does not read a flat configuration; `npm run lint` does.
  config.plugins = (config.plugins ?? []).filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin");
  for (const { constructor, options, runtimeOptions } of config.plugins) {
    if (constructor.name === "MiniCssExtractPlugin" && options !== undefined && runtimeOptions !== undefined) {
      // Each kind of sheet has its layer, and within a layer no two sheets style the same element alike: their order means nothing (tested).
      options.ignoreOrder = true;
      // Puts the dialog's sheet, which comes at a press, behind the page. In the head, Chromium now and then lays out the whole page again: in
      // 17 presses each, on a processor slowed six times, layout took up to 89 ms instead of 29 (the middle one 19 instead of 17).
      runtimeOptions.insert = "#___gatsby";
    }
  }
  const isBuild = !stage.startsWith("develop");
  if (stage === "build-javascript" && config.optimization !== undefined) {
    // Gives each template the styles of its own components, in place of one sheet for all pages.
    config.optimization.splitChunks.cacheGroups["styles"] = false;
    // Splits off only what is large: smaller shared scripts, each compressed alone, made every page heavier.
    config.optimization.splitChunks.minSize = 30_000;
  }
  if (stage === "build-html" && config.output !== undefined) {
    // Gatsby renders the pages again when the hash of this bundle changes. The bundle has no styles, so pages would keep the old ones.
    config.output.hashSalt = stylesHash("src");
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      // Gatsby types the function as a bare `Function`.
      (plugins.define as (definitions: Readonly<Record<string, string>>) => object)({
        FONT_FILES: JSON.stringify(isBuild ? await cutFonts() : {}),
        HAS_WORKER: JSON.stringify(hasServiceWorker(process.env)),
        INLINE_SCRIPTS: JSON.stringify(inlineScripts(isBuild)),
      }),
    ],
    resolve: {
      alias: {
        // The translation plugin imports i18next's CommonJS build and react-i18next the ES one: visitors would get both.
        i18next$: inPackage("i18next", "dist", "esm", "i18next.js"),
        "react-i18next$": resolve("src/gatsby/runtime/react-i18next.mjs"),
        // Gatsby's plugin for scripts in a worker, of which the site has none.
        "@builder.io/partytown/integration$": false,
        // It would store scroll positions in the visitor's browser. Browsers restore them anyway.
        "gatsby-react-router-scroll$": resolve("src/gatsby/runtime/no-scroll-memory.ts"),
      },
    },
  });
};
