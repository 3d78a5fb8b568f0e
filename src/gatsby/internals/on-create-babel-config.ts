import type { GatsbyNode } from "gatsby";

/**
 * Removes `Head` from the browser's scripts: it is printed on the server, and no page replaces another in the same document. Gatsby removes
 * `getServerData` with the same plugin.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript") {
    // Gatsby reads the stage, without which the plugin would work on the server too; its types do not know that.
    const withoutHead = { name: "gatsby/dist/utils/babel/babel-plugin-remove-api", options: { apis: ["Head"] }, stage };
    actions.setBabelPlugin(withoutHead);
  }
};
