import { existsSync } from "node:fs";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SiteData } from "../../site/schemas";
import type { SiteFiles } from "../check/site-files";
import { siteNames } from "../names";
import { writeIfChanged } from "../write-if-changed";
import { SCHEMA_FOLDER, SETTINGS_FILE, codeSchemaFiles, contentSchemaFiles, schemaUses } from "./schema-files";

/**
 * Writes the JSON Schemas with which editors of code check and complete data and locales, and takes away those that are for nothing. Git
 * does not keep them: they follow from code and content, and every build writes them.
 *
 * @param root the project's folder
 * @returns how many files changed
 */
export async function writeSchemas(root: string, data: SiteData, files: SiteFiles): Promise<number> {
  const wanted = new Map([...codeSchemaFiles(), ...contentSchemaFiles(data, files)]);
  const folder = join(root, SCHEMA_FOLDER);
  const present = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const strangers = present.filter((name) => name.endsWith(".json") && !wanted.has(`${SCHEMA_FOLDER}/${name.replaceAll("\\", "/")}`));
  await Promise.all(strangers.map((name) => rm(join(folder, name))));
  const changes = await Promise.all(Array.from(wanted, ([path, content]) => writeIfChanged(join(root, path), content)));
  return changes.filter(Boolean).length + strangers.length;
}

/**
 * Writes into the settings of editors of code which schema is for which files. They change with a new kind of file only, and git keeps them.
 *
 * @param root the project's folder
 * @returns whether they changed
 */
export async function writeSettings(root: string, data: SiteData, files: SiteFiles): Promise<boolean> {
  const file = join(root, SETTINGS_FILE);
  const before = existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as object) : {};
  return writeIfChanged(file, `${JSON.stringify({ ...before, "json.schemas": schemaUses(siteNames(data, files).namespace) }, null, 2)}\n`);
}
