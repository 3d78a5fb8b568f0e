import { createHash } from "node:crypto";
import { readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { cutFonts } from "../../publish/fonts/cut-fonts";
import { hasServiceWorker } from "../../publish/offline/write-service-worker";
import { datesScript, languageScript } from "../../publish/scripts/inline-scripts";
import { projectFolder } from "../../content/site-data";

/** What this file reads and changes of the configuration that Gatsby hands over. */
interface WebpackConfig {
  readonly cache?: boolean | { version?: string };
  plugins?: {
    readonly options?: { ignoreOrder?: boolean };
    readonly runtimeOptions?: { insert?: string };
    readonly apply?: (compiler: Compiler) => void;
  }[];
  module?: { parser?: object };
  entry?: Readonly<Record<string, string>>;
  target?: readonly string[];
  output?: object;
  resolve?: { readonly alias?: Readonly<Record<string, string | false>> };
  optimization?: {
    readonly splitChunks: { readonly cacheGroups: Record<string, object | false> };
  };
}

/**
 * Silences warnings of the order of style sheets: layers decide between folders, and within a folder no selector is in two sheets. A sheet
 * that is loaded later, a dialog's, becomes the last of the document: before another sheet, it would make Chromium set up the fonts again and
 * lay out the whole page.
 */
function allowAnyOrderOfStyles(config: WebpackConfig): void {
  for (const { constructor, options, runtimeOptions } of config.plugins ?? []) {
    if (constructor.name === "MiniCssExtractPlugin" && options !== undefined && runtimeOptions !== undefined) {
      options.ignoreOrder = true;
      runtimeOptions.insert = "#___gatsby";
    }
  }
}

/**
 * Replaces Gatsby's entry by the site's, and whole packages by the parts that are used: the translation plugin imports packages in a way
 * that prevents tree shaking.
 */
function slimForBrowsers(config: WebpackConfig, root: string): void {
  // A staged build links to the packages, and webpack knows each by its real path.
  const packages = realpathSync(join(root, "node_modules"));
  config.entry = { app: join(root, "src", "gatsby", "internals", "hydrate.tsx") };
  config.target = ["web", "es2020"];
  // No other webpack runs on a page, and scripts have the encoding of their document: visitors need no marks for either.
  config.output = { ...config.output, uniqueName: "_", charset: false };
  // An import of a part that was left out has to stop the build, not the page.
  config.module = { ...config.module, parser: { javascript: { exportsPresence: "error" } } };
  if (config.optimization !== undefined) {
    // Each template gets the styles of its own components, in place of one sheet for all.
    config.optimization.splitChunks.cacheGroups["styles"] = false;
  }
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      $gatsby: join(root, ".cache"),
      gatsby$: join(root, "src", "gatsby", "internals", "plugin-needs", "gatsby.ts"),
      "$react-i18next": join(packages, "react-i18next", "dist", "es"),
      "react-i18next$": join(root, "src", "gatsby", "internals", "plugin-needs", "react-i18next.ts"),
      // The translation plugin would redirect with it, and its redirect is off.
      "browser-lang$": false,
      outdent$: join(root, "src", "gatsby", "internals", "plugin-needs", "outdent.ts"),
      // React has the hook itself since version 18.
      "use-sync-external-store/shim$": "react",
      // Imported by Gatsby's plugin for Partytown, which is active in development only.
      "gatsby-script$": false,
      [join(packages, "gatsby", "dist", "internal-plugins", "partytown", "utils", "inject-partytown-snippet.js")]: false,
    },
  };
}

/** npm's list of the packages that are installed. */
const INSTALLED = join("node_modules", ".package-lock.json");

/**
 * Makes webpack's cache depend on the code that configures webpack and Babel, and on the installed packages. Without this it depends on the
 * compiled `gatsby-node`, which holds the data files that the hooks import, and on every file of webpack, Babel and PostCSS, through whose
 * imports webpack goes for ten seconds of every build.
 */
function keepCacheWithOtherContent(config: WebpackConfig, root: string): void {
  if (typeof config.cache === "object") {
    config.plugins?.push({
      apply: ({ hooks }) => {
        hooks.afterCompile.tap("KeepCache", ({ buildDependencies }) => {
          buildDependencies.clear();
        });
      },
    });
    const digest = createHash("sha1");
    const internals = join("src", "gatsby", "internals");
    ["src/gatsby/gatsby-config.ts", "package.json", INSTALLED]
      .concat(readdirSync(join(root, internals)).map((name) => join(internals, name)))
      .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
      .forEach((file) => digest.update(readFileSync(join(root, file))));
    config.cache.version = digest.digest("base64url");
  }
}

/**
 * Drops Gatsby's ESLint plugin, which ignores the flat configuration, and makes every package share one copy of i18next: the translation
 * plugin imports its CommonJS build, react-i18next the ES one, and visitors would get both.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({ actions, getConfig, plugins, stage, store }) => {
  const config = (getConfig as () => WebpackConfig)();
  const root = projectFolder(store);
  config.plugins = (config.plugins ?? []).filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin");
  allowAnyOrderOfStyles(config);
  keepCacheWithOtherContent(config, root);
  if (stage === "build-javascript") {
    slimForBrowsers(config, root);
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      // Gatsby types the function as a bare `Function`.
      (plugins.define as (definitions: Readonly<Record<string, string>>) => object)({
        FONT_FILES: JSON.stringify(stage.startsWith("develop") ? {} : await cutFonts(root)),
        HAS_WORKER: JSON.stringify(hasServiceWorker(process.env)),
        DATES_SCRIPT: JSON.stringify(datesScript(root)),
        LANGUAGE_SCRIPT: JSON.stringify(languageScript(root)),
      }),
    ],
    resolve: { alias: { i18next$: join(root, "node_modules", "i18next", "dist", "esm", "i18next.js") } },
  });
};
