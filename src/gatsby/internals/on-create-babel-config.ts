import type { GatsbyNode } from "gatsby";

/**
 * Leaves `Head` out of what browsers get: it is printed on the server, and no page replaces another in the same document. Gatsby's own
 * plugin leaves out `getServerData` in the same way.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript") {
    // Gatsby reads the stage, without which the plugin would work on the server too; its types do not know that.
    const withoutHead = { name: "gatsby/dist/utils/babel/babel-plugin-remove-api", options: { apis: ["Head"] }, stage };
    actions.setBabelPlugin(withoutHead);
  }
};
