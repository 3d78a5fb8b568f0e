import pico from "picocolors";
import { formatProblems } from "../src/build/check/report";
import { runGatsby } from "./gatsby";
import { safeBuild } from "./safe-build";
import { siteProblems } from "./site-problems";

const root = process.cwd();
// Gatsby checks too; asked here first, an editor has the answer before Gatsby has warmed up.
const problems = await siteProblems(root);
if (problems.length > 0) {
  console.error(formatProblems(problems, { colours: pico.isColorSupported && process.stderr.isTTY }));
  process.exit(1);
}
process.exitCode = await safeBuild(root, () => runGatsby("build"));
