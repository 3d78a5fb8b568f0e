import { checkSite } from "../src/build/check/check-site";
import { formatProblems } from "../src/build/check/problem";
import { readSiteFiles } from "../src/build/check/site-files";
import { writeSchemas } from "../src/build/json-schemas/write-schemas";
import { readSiteData } from "../src/build/site-data";
import { runGatsby } from "./gatsby";
import { safeBuild } from "./safe-build";

const root = process.cwd();
// Gatsby checks too; asked here first, an editor has the answer before Gatsby has warmed up.
const files = readSiteFiles(root);
const problems = checkSite(files);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exit(1);
}
// What editors of code complete follows what other editors have written.
await writeSchemas(root, readSiteData(root), files);
process.exitCode = await safeBuild(root, () => runGatsby("build"));
