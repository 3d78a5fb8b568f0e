import { checkSite } from "../src/build/check/check-site";
import { formatProblems } from "../src/build/check/problem";
import { readSiteFiles } from "../src/build/check/site-files";
import { productionRefusal } from "../src/build/go-live/production-refusal";
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
const refusal = productionRefusal(files, process.env);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
process.exitCode = await safeBuild(root, () => runGatsby("build"));
