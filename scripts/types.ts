import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { TYPES_FILE } from "../src/gatsby/internals/query-types";
import { runBuildCommand } from "./build-command";
import { buildSite, projectBuild } from "./build-site";
import { writeCodeTypes } from "./code-types";

const root = process.cwd();
const { values } = parseArgs({ options: { "if-missing": { type: "boolean", default: false } } });
await writeCodeTypes(root);
if (!values["if-missing"] || !existsSync(join(root, TYPES_FILE))) {
  await runBuildCommand((signal) => buildSite({ ...projectBuild(root), signal }, true));
}
