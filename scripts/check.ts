import { parseArgs } from "node:util";
import pico from "picocolors";
import { formatProblems } from "../src/build/check/report";
import { siteProblems } from "./site-problems";

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const start = performance.now();
const problems = await siteProblems(process.cwd());
const seconds = ((performance.now() - start) / 1000).toFixed(1);

if (values.json) {
  console.log(JSON.stringify({ problems }, null, 2));
} else if (problems.length > 0) {
  console.error(
    formatProblems(problems, { colours: pico.isColorSupported && process.stderr.isTTY, consequence: "the site cannot be built" }),
  );
} else {
  console.log(`No problem in data, facts, locales and pictures (${seconds} s).`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
