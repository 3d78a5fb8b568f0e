import { existsSync } from "node:fs";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import type { SiteData } from "../../core/schemas";
import type { SiteFiles } from "../../content/site-files";
import { siteNames } from "../../content/names";
import { writeIfChanged } from "../../publish/write-if-changed";
import { SCHEMA_FOLDER, SETTINGS_FILE, codeSchemaFiles, contentSchemaFiles, schemaUses } from "./schema-files";

/** The settings that are there, comments among them, with the schemas. */
async function settings(file: string, data: SiteData, files: SiteFiles): Promise<string> {
  const before = existsSync(file) ? await readFile(file, "utf8") : "{}\n";
  const uses = schemaUses(siteNames(data, files).namespace);
  return applyEdits(before, modify(before, ["json.schemas"], uses, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
}

/**
 * Writes the JSON Schemas with which editors of code check and complete data and locales, and takes away those that are for nothing.
 *
 * @param root the project's folder
 * @returns how many files changed
 */
export async function writeSchemas(root: string, data: SiteData, files: SiteFiles): Promise<number> {
  const wanted = new Map([
    ...codeSchemaFiles(),
    ...contentSchemaFiles(data, files),
    [SETTINGS_FILE, await settings(join(root, SETTINGS_FILE), data, files)] as const,
  ]);
  const folder = join(root, SCHEMA_FOLDER);
  const present = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const strangers = present.filter((name) => name.endsWith(".json") && !wanted.has(`${SCHEMA_FOLDER}/${name.replaceAll("\\", "/")}`));
  await Promise.all(strangers.map((name) => rm(join(folder, name))));
  const changes = await Promise.all(Array.from(wanted, ([path, content]) => writeIfChanged(join(root, path), content)));
  return changes.filter(Boolean).length + strangers.length;
}
