import { parseArgs } from "node:util";
import { checkSite } from "../src/check/check-site";
import { formatProblems } from "../src/check/report";
import { siteAt } from "../src/content/site-data";
import { overdueWarning } from "../src/facts/overdue-facts";
import { productionRefusal } from "../src/review/go-live";

const root = process.cwd();
const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const start = performance.now();
const site = siteAt(root);
const problems = checkSite(site.files);

/** What else is said of content that can be built. */
function remarks(): { readonly warnings: readonly string[]; readonly refusal: string | undefined } {
  const overdue = overdueWarning(site.data.facts.facts, new Date());
  return {
    warnings: overdue === undefined ? [] : [overdue],
    refusal: productionRefusal(site.files, process.env),
  };
}

const { warnings, refusal } = problems.length > 0 ? { warnings: [], refusal: undefined } : remarks();
const seconds = ((performance.now() - start) / 1000).toFixed(1);
if (values.json) {
  console.log(JSON.stringify({ problems, warnings, refusal }, null, 2));
} else if (problems.length > 0) {
  console.error(formatProblems(problems, "the site cannot be built"));
} else {
  console.log([...warnings, `No problem in data, facts, locales and pictures (${seconds} s).`].join("\n\n"));
  if (refusal !== undefined) {
    console.error(refusal);
  }
}
process.exitCode = problems.length > 0 || refusal !== undefined ? 1 : 0;
