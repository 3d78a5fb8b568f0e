import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { DESIGN_TEMPLATE } from "../../core/routes/design-page";
import { hasReviewPages } from "../../core/routes/site-url";
import { hasServiceWorker } from "../../publish/offline/has-service-worker";
import { languageScript } from "../../publish/scripts/inline-scripts";
import { projectFolder } from "../../content/site-data";

interface LoaderRule {
  readonly test?: unknown;
  readonly use?: readonly { readonly options?: Record<string, unknown> }[];
}

interface SplitChunks {
  chunks: string | ((chunk: { readonly name?: string }) => boolean);
  readonly cacheGroups: Record<string, false | { minChunks?: number }>;
}

interface WebpackConfig {
  plugins?: { readonly constructor: { readonly name: string }; readonly options?: { ignoreOrder?: boolean } }[];
  module?: { readonly rules?: readonly LoaderRule[]; parser?: object };
  entry?: Readonly<Record<string, string>>;
  target?: readonly string[];
  resolve?: { readonly alias?: Readonly<Record<string, string | false>> };
  optimization?: { readonly splitChunks: SplitChunks };
}

/** Replaces names in the code by what is given for them. */
type DefinePlugin = (definitions: Readonly<Record<string, string>>) => object;

/** Font files stay files, however small: a font inside the styles cannot be preloaded, and every language would carry it. */
function keepFontsAsFiles(config: WebpackConfig): void {
  config.module?.rules
    ?.filter(({ test }) => test instanceof RegExp && test.test(".woff2"))
    .flatMap(({ use }) => use ?? [])
    .forEach(({ options }) => {
      if (options !== undefined) {
        options["limit"] = 0;
      }
    });
}

/**
 * Style sheets of parts that stand in another order on another page are no fault here: layers decide between the rooms, and within a
 * room no selector stands in two sheets.
 */
function allowAnyOrderOfStyles(config: WebpackConfig): void {
  config.plugins
    ?.filter(({ constructor }) => constructor.name === "MiniCssExtractPlugin")
    .forEach(({ options }) => {
      if (options !== undefined) {
        options.ignoreOrder = true;
      }
    });
}

/** Gatsby's name for the bundle of the design system's page. */
const DESIGN_BUNDLE = `component---${DESIGN_TEMPLATE.replaceAll(/[/.]/g, "-")}`;

/**
 * Which code the bundles share, and which styles they do not. The page of the design system uses every part there is: shared with it,
 * the code of a part would leave the bundle of the one template that visitors get it with. So it shares nothing, and counts for nothing.
 *
 * @param hasDesignPage whether this build has that page
 */
function shareAmongVisitorsPages(splitChunks: SplitChunks, hasDesignPage: boolean): void {
  const { cacheGroups } = splitChunks;
  // Each template gets the styles of its own parts, in place of one sheet with the styles of all.
  cacheGroups["styles"] = false;
  if (hasDesignPage) {
    splitChunks.chunks = ({ name }) => name !== DESIGN_BUNDLE;
    const { commons } = cacheGroups;
    // What all templates use has a bundle of its own; Gatsby counts them.
    if (typeof commons === "object" && commons.minChunks !== undefined) {
      commons.minChunks -= 1;
    }
  }
}

/**
 * What the browser gets: an entry of our own in place of Gatsby's, and of the packages that it needs only the parts that it uses. The
 * translation plugin asks for whole packages in a way that leaves nothing out.
 */
function slimForBrowsers(config: WebpackConfig, root: string): void {
  // A build beside `public/` links the packages, and webpack knows each by its own place.
  const packages = realpathSync(join(root, "node_modules"));
  config.entry = { app: join(root, "src", "gatsby", "internals", "hydrate.tsx") };
  config.target = ["web", "es2020"];
  // A part that was left out and is asked for has to stop the build, not the page.
  config.module = { ...config.module, parser: { javascript: { exportsPresence: "error" } } };
  if (config.optimization !== undefined) {
    shareAmongVisitorsPages(config.optimization.splitChunks, hasReviewPages(process.env));
  }
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      $gatsby: join(root, ".cache"),
      gatsby$: join(root, "src", "gatsby", "internals", "plugin-needs", "gatsby.ts"),
      "$react-i18next": join(packages, "react-i18next", "dist", "es"),
      "react-i18next$": join(root, "src", "gatsby", "internals", "plugin-needs", "react-i18next.ts"),
      // Asked for by Gatsby's own plugin for Partytown, which does something in development only.
      "gatsby-script$": false,
      [join(packages, "gatsby", "dist", "internal-plugins", "partytown", "utils", "inject-partytown-snippet.js")]: false,
    },
  };
}

/**
 * Drops Gatsby's own ESLint plugin, which ignores the flat configuration, and makes every package share one copy of i18next: the
 * translation plugin asks for its CommonJS build, react-i18next for the ES one, and both would be sent to the visitor.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage, store }) => {
  const config = (getConfig as () => WebpackConfig)();
  config.plugins = (config.plugins ?? []).filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin");
  keepFontsAsFiles(config);
  allowAnyOrderOfStyles(config);
  if (stage === "build-javascript") {
    slimForBrowsers(config, projectFolder(store));
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      // Gatsby types the function as a bare `Function`.
      (plugins.define as DefinePlugin)({
        HAS_WORKER: JSON.stringify(hasServiceWorker(process.env)),
        LANGUAGE_SCRIPT: JSON.stringify(languageScript(projectFolder(store))),
      }),
    ],
    resolve: { alias: { i18next$: join(projectFolder(store), "node_modules", "i18next", "dist", "esm", "i18next.js") } },
  });
};
