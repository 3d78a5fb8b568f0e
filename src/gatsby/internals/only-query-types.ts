import type { NodePluginArgs } from "gatsby";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import { ONLY_TYPES, TYPES_FILE } from "./query-types";

/** Writes the types of queries and exits, if the run is for the types only: Gatsby itself writes them at the end of a build. */
export async function exitWithQueryTypes(store: NodePluginArgs["store"]): Promise<void> {
  if (process.env[ONLY_TYPES] !== "1") {
    return;
  }
  // Gatsby types the method as a bare `Function`.
  const { program, schema, definitions } = (store.getState as () => IGatsbyState)();
  await writeTypeScriptTypes(program.directory, schema, definitions, {
    typesOutputPath: TYPES_FILE,
    documentSearchPaths: ["./src/gatsby/gatsby-node.ts"],
    generateOnBuild: true,
  });
  process.exit(0);
}
