import type { GatsbyNode } from "gatsby";
import { fileNodes } from "./file-nodes";
import { nodeId } from "./resolvers/site-nodes";

/** Makes the nodes of a file of `data/`, and removes those of what the file no longer holds. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createContentDigest, getNode, getNodesByType }) => {
  const nodes = fileNodes(node.internal.type, node, String(getNode(node.parent ?? "")?.["name"]));
  for (const { type, name, fields } of nodes) {
    const internal = { type, contentDigest: createContentDigest(fields) };
    const child = { ...fields, id: nodeId(type, name), parent: node.id, children: [], internal };
    await actions.createNode(child);
    // Gatsby deletes linked children at each change of their file, and then runs the queries that read them: good for an article, which may
    // go as a whole, and too much for files of many entries.
    if (node.internal.type === "ArticleFile") {
      actions.createParentChildLink({ parent: node, child });
    }
  }
  const ids = new Set(nodes.map(({ type, name }) => nodeId(type, name)));
  [...new Set(nodes.map(({ type }) => type))]
    .flatMap((type) => getNodesByType(type))
    .filter(({ id, parent }) => parent === node.id && !ids.has(id))
    .forEach((removed) => {
      actions.deleteNode(removed);
    });
};
