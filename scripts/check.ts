import { checkSite } from "../src/check/check-site";
import { formatProblems } from "../src/check/report";
import { currentSite } from "../src/content/site-data";
import { overdueWarning, reviewedFacts } from "../src/facts/overdue-facts";
import { productionRefusal } from "../src/review/go-live";

const site = currentSite();
const problems = checkSite(site.files);
const refusal = problems.length > 0 ? formatProblems(problems, "the site cannot be built") : productionRefusal(site.files, process.env);
if (problems.length === 0) {
  const overdue = overdueWarning(reviewedFacts(site.data), new Date());
  console.log([overdue, "No problem in data, facts, locales and pictures."].filter(Boolean).join("\n\n"));
}
if (refusal !== undefined) {
  console.error(refusal);
  process.exitCode = 1;
}
