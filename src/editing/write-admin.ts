import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readFactUses } from "../content/fact-uses";
import type { SiteFiles } from "../content/site-files";
import { DEFAULT_LANGUAGE } from "../core/languages";
import { routeTable } from "../core/routes/route-table";
import type { SiteData } from "../core/schemas";
import { bundleAdmin } from "./bundle";
import { ADMIN_PATH, SETTINGS_FILE } from "./editing";
import { adminPage } from "./page";
import { repositoryOf } from "./repository";
import { adminSettings } from "./settings";

/**
 * Writes the editing interface into `public/admin/`.
 *
 * @param root the project's folder
 * @param environment the environment variables of the build: they name the repository
 */
export async function writeAdmin(
  root: string,
  data: SiteData,
  files: SiteFiles,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const folder = join(root, "public", ADMIN_PATH);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const uses = readFactUses(
    root,
    routeTable(data).map(({ paths }) => paths[DEFAULT_LANGUAGE]),
  );
  const script = await bundleAdmin(root, folder);
  const sveltia = await readFile(join(root, "node_modules", "@sveltia", "cms", "package.json"), "utf8");
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(sveltia));
  const contents: Readonly<Record<string, string>> = {
    "index.html": adminPage(data.business.brand, `${ADMIN_PATH}${script}`),
    [SETTINGS_FILE]: JSON.stringify(adminSettings(data, files, repositoryOf(environment), uses)),
    // What Sveltia asks instead of others' servers: the newest version, and the status of the git host.
    "package.json": JSON.stringify({ version }),
    "status.json": JSON.stringify({ status: { indicator: "none" } }),
  };
  await Promise.all(Object.entries(contents).map(([name, content]) => writeFile(join(folder, name), content)));
}
