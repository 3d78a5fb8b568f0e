import { parseArgs } from "node:util";
import pico from "picocolors";
import { formatProblems } from "../src/check/report";
import { readSiteFiles } from "../src/content/site-files";
import { siteProblems } from "./site-problems";

const root = process.cwd();
const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const start = performance.now();
const problems = await siteProblems(root);

/** What else is said of content that can be built. Loaded late, because wrong data cannot be read. */
async function remarks(): Promise<{ readonly warnings: readonly string[]; readonly refusal: string | undefined }> {
  const { overdueWarning } = await import("../src/core/facts/overdue-facts");
  const { readSiteData } = await import("../src/content/site-data");
  const { productionRefusal } = await import("../src/review/go-live");
  const overdue = overdueWarning(readSiteData(root).facts.facts, new Date());
  return {
    warnings: overdue === undefined ? [] : [overdue],
    refusal: productionRefusal(readSiteFiles(root), process.env),
  };
}

const { warnings, refusal } = problems.length > 0 ? { warnings: [], refusal: undefined } : await remarks();
const seconds = ((performance.now() - start) / 1000).toFixed(1);
if (values.json) {
  console.log(JSON.stringify({ problems, warnings, refusal }, null, 2));
} else if (problems.length > 0) {
  console.error(
    formatProblems(problems, { colours: pico.isColorSupported && process.stderr.isTTY, consequence: "the site cannot be built" }),
  );
} else {
  console.log([...warnings, `No problem in data, facts, locales and pictures (${seconds} s).`].join("\n\n"));
  if (refusal !== undefined) {
    console.error(refusal);
  }
}
process.exitCode = problems.length > 0 || refusal !== undefined ? 1 : 0;
