import type { GatsbyNode } from "gatsby";
import { buildYearFact } from "../facts/facts";
import { factNode } from "./file-nodes";
import { nodeId } from "./resolvers/site-nodes";

/** Makes the node of the only fact that no file holds, at every build: a node that came from a file would keep the year of its last change. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({ actions, createContentDigest }) => {
  const { type, name, fields } = factNode(buildYearFact(new Date()));
  const internal = { type, contentDigest: createContentDigest(fields) };
  await actions.createNode({ ...fields, id: nodeId(type, name), children: [], internal });
};
