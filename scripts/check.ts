import { parseArgs } from "node:util";
import pico from "picocolors";
import { formatProblems } from "../src/check/report";
import { siteProblems } from "./site-problems";

const root = process.cwd();
const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const start = performance.now();
const problems = await siteProblems(root);

/** What should be looked at, although the site can be built. Loaded late, because wrong data cannot be read. */
async function warnings(): Promise<readonly string[]> {
  const { overdueWarning } = await import("../src/core/facts/overdue-facts");
  const { readSiteData } = await import("../src/content/site-data");
  const { copiedTexts } = await import("../src/review/translations/command");
  const overdue = overdueWarning(readSiteData(root).facts.facts, new Date());
  return [...(overdue === undefined ? [] : [overdue]), ...copiedTexts(root)];
}

const noticed = problems.length > 0 ? [] : await warnings();
const seconds = ((performance.now() - start) / 1000).toFixed(1);
if (values.json) {
  console.log(JSON.stringify({ problems, warnings: noticed }, null, 2));
} else if (problems.length > 0) {
  console.error(
    formatProblems(problems, { colours: pico.isColorSupported && process.stderr.isTTY, consequence: "the site cannot be built" }),
  );
} else {
  console.log([...noticed, `No problem in data, facts, locales and pictures (${seconds} s).`].join("\n\n"));
}
process.exitCode = problems.length > 0 ? 1 : 0;
