import { existsSync } from "node:fs";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import type { SiteFiles } from "../../content/site-files";
import type { SiteData } from "../../core/schemas";
import { writeIfChanged } from "../../publish/write-if-changed";
import { SCHEMA_FOLDER, SETTINGS_FILE, schemaFiles } from "./schema-files";

/**
 * Writes the JSON Schemas with which code editors check and complete data and locales, names them in the existing settings, and removes
 * those of files that are gone.
 *
 * @param root the project's folder
 * @returns how many files changed
 */
export async function writeSchemas(root: string, data: SiteData, files: SiteFiles): Promise<number> {
  const schemas = schemaFiles(data, files);
  const uses = schemas.flatMap(({ path, fileMatch }) => (fileMatch === undefined ? [] : [{ fileMatch: [fileMatch], url: `./${path}` }]));
  const settingsFile = join(root, SETTINGS_FILE);
  const settings = existsSync(settingsFile) ? await readFile(settingsFile, "utf8") : "{}\n";
  const edits = modify(settings, ["json.schemas"], uses, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
  const folder = join(root, SCHEMA_FOLDER);
  const present = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const stale = present.filter((name) => name.endsWith(".json") && !schemas.some(({ path }) => join(path) === join(SCHEMA_FOLDER, name)));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
  const changes = await Promise.all([
    writeIfChanged(settingsFile, applyEdits(settings, edits)),
    ...schemas.map(({ path, schema }) => writeIfChanged(join(root, path), `${JSON.stringify(schema, null, 2)}\n`)),
  ]);
  return changes.filter(Boolean).length + stale.length;
}
