import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { isForSearchEngines, siteUrl } from "../site/site-url";
import { readFactUses } from "./fact-uses";
import { robotsText, webManifest } from "./machine-files";
import { headerRules, redirectRules } from "./netlify-files";
import { routeTable } from "./route-table";
import { projectFolder, readSiteData } from "./site-data";

/** Writes what belongs to the output without being a page: redirects, headers, what machines read, and beside it the record of which page shows which fact. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const root = projectFolder(store);
  const publicFolder = join(root, "public");
  const routes = routeTable(readSiteData(root));
  await writeFile(join(publicFolder, "_redirects"), redirectRules(routes));
  await writeFile(join(publicFolder, "_headers"), headerRules(isForSearchEngines(process.env)));
  await writeFile(join(publicFolder, "robots.txt"), robotsText(siteUrl(process.env), isForSearchEngines(process.env)));
  await writeFile(join(publicFolder, "manifest.webmanifest"), webManifest());

  const uses = readFactUses(
    root,
    routes.flatMap(({ paths }) => Object.values(paths)),
  );
  await writeFile(join(root, ".cache", "fact-uses.json"), `${JSON.stringify(uses, null, 2)}\n`);
};
