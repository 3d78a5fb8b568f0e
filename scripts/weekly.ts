// Writes what to look at this week, in Markdown, to the console and to the file that is named; an empty file when there is nothing.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentSite } from "../src/content/site-data";
import { documentFile } from "../src/i18n/routes/folders";
import { REVIEW_ADVICE, overdueFacts, reviewedFacts } from "../src/facts/overdue-facts";
import { SECURITY_TEXT_FILE } from "../src/publish/machine-files/machine-files";
import { hasSampleContent } from "../src/review/go-live";
import { brokenLinks } from "./weekly/broken-links";
import { liveSiteFindings } from "./weekly/live-site";
import { outsideLinks } from "./weekly/outside-links";
import { weeklyReport } from "./weekly/report";
import { expiryFindings } from "./weekly/security-text";

const FOLDER = "public";
const SECURITY_TEXT = join(FOLDER, SECURITY_TEXT_FILE);

if (!existsSync(SECURITY_TEXT)) {
  console.error("There is no built site in public/, where the links are read. Run `npm run build` first.");
  process.exit(1);
}

const { data, files, routes } = currentSite();
const today = new Date();
// A variable that is not set on GitHub arrives as an empty one.
const site = process.env["SITE_URL"] ?? "";

/** The sources of the comparison with other firms, which no page links. */
const sources = data.comparisons.desks.flatMap((row) =>
  row.sources.map(({ url }) => [url, [`data/comparisons.json, “${row.id}”`]] as const),
);

const pages = routes
  .flatMap(({ paths }) => Object.values(paths))
  .map((path) => ({ path, html: readFileSync(join(FOLDER, documentFile(path)), "utf8") }));

const siteFindings =
  site === ""
    ? expiryFindings(readFileSync(SECURITY_TEXT, "utf8"), today)
    : await liveSiteFindings(site, { routes, isForSearchEngines: !hasSampleContent(files), today });

const report = weeklyReport([
  { title: "Facts to look at again", advice: REVIEW_ADVICE, findings: overdueFacts(reviewedFacts(data), today) },
  {
    title: "Links that fail",
    advice: "Open each in a browser. If it fails there too, find the page's new address, or take the link out.",
    findings: await brokenLinks(new Map([...sources, ...outsideLinks(pages, site === "" ? [] : [new URL(site).hostname])])),
  },
  {
    title: "The published site",
    advice: "What each page should answer is in docs/deploying.md, under “After a deploy”.",
    findings: siteFindings,
  },
]);
console.log(report === "" ? "Nothing to look at this week." : report);
const [file] = process.argv.slice(2);
if (file !== undefined) {
  writeFileSync(file, report);
}
