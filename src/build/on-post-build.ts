import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { type FactUses, mergeFactUses } from "./fact-uses";
import { headerRules, redirectRules } from "./netlify-files";
import { routeTable } from "./route-table";
import { projectFolder, readSiteData } from "./site-data";

/** The key and the file under which the record of uses outlives a run. */
const RECORD = "fact-uses";

interface PagesQuery {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

/** Writes what belongs to the output without being a page: redirects, headers, and beside it the record of which page shows which fact. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, graphql, store }) => {
  const root = projectFolder(store);
  const publicFolder = join(root, "public");
  await writeFile(join(publicFolder, "_redirects"), redirectRules(routeTable(readSiteData(root))));
  await writeFile(join(publicFolder, "_headers"), headerRules());

  const { data } = await graphql<PagesQuery>("{ allSitePage { nodes { path } } }");
  const paths = data?.allSitePage.nodes.map(({ path }) => path) ?? [];
  const before = ((await cache.get(RECORD)) ?? {}) as FactUses;
  const uses = mergeFactUses(before, paths);
  await cache.set(RECORD, uses);
  await writeFile(join(root, ".cache", `${RECORD}.json`), `${JSON.stringify(uses, null, 2)}\n`);
};
