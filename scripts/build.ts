import { checkSite } from "../src/build/check/check-site";
import { formatProblems } from "../src/build/check/problem";
import { readSiteFiles } from "../src/build/check/site-files";
import { runGatsby } from "./gatsby";
import { safeBuild } from "./safe-build";

const root = process.cwd();
// Gatsby checks too; asked here first, an editor has the answer before Gatsby has warmed up.
const problems = checkSite(readSiteFiles(root));
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exit(1);
}
process.exitCode = await safeBuild(root, () => runGatsby("build"));
