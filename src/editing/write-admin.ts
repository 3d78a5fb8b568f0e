import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { SiteFiles } from "../content/site-files";
import type { SiteData } from "../schemas";
import { compiled } from "../publish/compiled";
import { shortHash } from "../publish/sha256";
import { adminSettings } from "./settings";

const pageWith = (script: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Editing</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><script type="module" src="${script}"></script></head>
<body><noscript>The forms need JavaScript. Files can also be edited by hand; the check says what is wrong.</noscript></body>
</html>
`;

/**
 * Writes the forms into `public/admin/`: Sveltia as its package ships it, the settings, and a script that starts one with the other.
 * Browsers may keep the files in `assets/` for ever, because their addresses change with their content.
 *
 * @param environment the environment variables of the build: they name the repository
 */
export async function writeAdmin(data: SiteData, files: SiteFiles, environment: NodeJS.ProcessEnv): Promise<void> {
  const [folder, sveltia] = ["public/admin", "node_modules/@sveltia/cms"];
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(join(sveltia, "package.json"), "utf8")));
  await mkdir(join(folder, "assets"), { recursive: true });
  await cp(join(sveltia, "npm"), join(folder, "assets", version), { recursive: true, filter: (file) => !file.endsWith(".map") });
  const settings = adminSettings(data, files, environment);
  const start = compiled("editing/start.ts");
  const script = `assets/start-${shortHash(start)}.js`;
  await writeFile(join(folder, script), start);
  await writeFile(join(folder, "settings.json"), JSON.stringify({ ...settings, sveltia: `/admin/assets/${version}/index.js` }));
  await writeFile(join(folder, "index.html"), pageWith(`/admin/${script}`));
}
