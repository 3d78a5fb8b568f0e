import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { projectFolder } from "./site-data";

interface LoaderRule {
  readonly test?: unknown;
  readonly use?: readonly { readonly options?: Record<string, unknown> }[];
}

interface WebpackConfig {
  plugins?: { readonly constructor: { readonly name: string }; readonly options?: { ignoreOrder?: boolean } }[];
  module?: { readonly rules?: readonly LoaderRule[] };
}

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

/**
 * Drops Gatsby's own ESLint plugin, which ignores the flat configuration, and makes every package share one copy of i18next: the
 * translation plugin asks for its CommonJS build, react-i18next for the ES one, and both would be sent to the visitor.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, store }) => {
  const config = (getConfig as () => WebpackConfig)();
  config.plugins = (config.plugins ?? []).filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin");
  keepFontsAsFiles(config);
  allowAnyOrderOfStyles(config);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    resolve: { alias: { i18next$: join(projectFolder(store), "node_modules", "i18next", "dist", "esm", "i18next.js") } },
  });
};
