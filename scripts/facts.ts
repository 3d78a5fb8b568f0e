import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type FactUses } from "../src/content/fact-uses";
import { factRows, formatFacts } from "../src/review/facts-table";
import { routeTable } from "../src/core/routes/route-table";
import { readSiteData } from "../src/content/site-data";
import { lastBuild, projectBuild } from "./build-site";

const root = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    overdue: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(
    [
      "npm run facts                      every fact: value, where it is shown, status, when it was last verified",
      "npm run facts -- carAge van        only facts whose name contains a word, or of a scope (car, van, parking, place, road, company)",
      "npm run facts -- /airport-parking  only facts that a page shows",
      "npm run facts -- --overdue         only facts that have to be looked at again",
    ].join("\n"),
  );
  process.exit(0);
}

const record = join(lastBuild(projectBuild(root)), ".cache", "fact-uses.json");
const uses = existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as FactUses) : {};
const data = readSiteData(root);
const rows = factRows(data.facts.facts, routeTable(data), uses, new Date())
  .filter(({ fact: { id, scope }, pages }) => {
    const isWanted = (wanted: string): boolean =>
      wanted === scope || id.toLowerCase().includes(wanted.toLowerCase()) || pages.some(({ paths }) => paths.includes(wanted));
    return positionals.length === 0 || positionals.some(isWanted);
  })
  .filter(({ isOverdue }) => !values.overdue || isOverdue);
console.log(formatFacts(rows));
if (!existsSync(record)) {
  console.log("Where they are shown is not known yet: `npm run build` records it.");
}
