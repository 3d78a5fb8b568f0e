import { writeFileSync } from "node:fs";
import { dataTypes } from "../src/gatsby/data-types";

writeFileSync("src/gatsby/data-types.graphql", `# Written by npm run types from src/schemas.\n\n${dataTypes()}`);
