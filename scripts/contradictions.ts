import { existsSync } from "node:fs";
import { join } from "node:path";
import { formatProblems } from "../src/check/report";
import { contradictionsInBuiltSite } from "../src/contradictions/check-built-site";
import { readSiteData } from "../src/content/site-data";

const root = process.cwd();
if (!existsSync(join(root, "public", "index.html"))) {
  console.error("There is no built site in public/. Run `npm run build` first.");
  process.exit(1);
}
const contradictions = await contradictionsInBuiltSite(root, readSiteData(root));
if (contradictions.length > 0) {
  console.error(formatProblems(contradictions, { consequence: "this site must not be published" }));
  process.exit(1);
}
console.log("public/ has no rejected readings.");
