import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { createFieldExtensions } from "./resolvers/filled-texts";

/** By hand, and written by `npm run types`. */
const TYPE_FILES = ["src/gatsby/node-types.graphql", "src/gatsby/data-types.graphql"];

/** Declares the GraphQL types, and the directives that they use. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  createFieldExtensions(actions);
  actions.createTypes(TYPE_FILES.map((file) => readFileSync(file, "utf8")));
};
