import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { siteNames } from "../../content/names";
import type { SiteFiles } from "../../content/site-files";
import { required } from "../../core/required";
import { DATA_FILES, DATA_SCHEMAS, type SiteData, articleFile, articleSchema } from "../../core/schemas";
import { writeIfChanged } from "../../publish/write-if-changed";
import { NAMES_FILE, dataSchema } from "./data-schema";
import { DRAFT_7, type JsonSchema } from "./json-schema";
import { localeSchema } from "./locale-schema";

/** Where code editors look for the settings of a project. */
export const SETTINGS_FILE = ".vscode/settings.json";

export const SCHEMA_FOLDER = ".vscode/schemas";

/** A schema, and the files that it is for. */
export interface SchemaFile {
  /** From the project's folder. */
  readonly path: string;
  readonly schema: JsonSchema;
  /** As VS Code's `json.schemas` writes it; the list of names is for no file. */
  readonly fileMatch?: string;
}

/** The English texts of a namespace. */
export function englishTexts(files: SiteFiles, namespace: string): unknown {
  const path = `locales/en/${namespace}.json`;
  return JSON.parse(required(files.texts.get(path), path));
}

/** The schemas with which code editors check and complete data and locales. */
export function schemaFiles(data: SiteData, files: SiteFiles): readonly SchemaFile[] {
  const names = siteNames(data, files);
  const definitions = Object.fromEntries(Object.entries(names).map(([target, list]) => [target, { enum: list }]));
  return [
    { path: `${SCHEMA_FOLDER}/${NAMES_FILE}`, schema: { $schema: DRAFT_7, definitions } },
    ...DATA_FILES.map((file) => ({
      path: `${SCHEMA_FOLDER}/${file}.schema.json`,
      schema: dataSchema(DATA_SCHEMAS[file]),
      fileMatch: `/data/${file}.json`,
    })),
    {
      path: `${SCHEMA_FOLDER}/article.schema.json`,
      schema: dataSchema(articleSchema),
      fileMatch: `/data/${articleFile("*")}.json`,
    },
    ...names.namespace.map((namespace) => ({
      path: `${SCHEMA_FOLDER}/locales/${namespace}.schema.json`,
      schema: localeSchema(englishTexts(files, namespace)),
      fileMatch: `/locales/*/${namespace}.json`,
    })),
  ];
}

/**
 * Writes the JSON Schemas with which code editors check and complete data and locales, in place of earlier ones, and names them in the
 * existing settings.
 *
 * @param root the project's folder
 */
export async function writeSchemas(root: string, data: SiteData, files: SiteFiles): Promise<void> {
  const schemas = schemaFiles(data, files);
  const uses = schemas.flatMap(({ path, fileMatch }) => (fileMatch === undefined ? [] : [{ fileMatch: [fileMatch], url: `./${path}` }]));
  const settingsFile = join(root, SETTINGS_FILE);
  const settings = existsSync(settingsFile) ? await readFile(settingsFile, "utf8") : "{}\n";
  const edits = modify(settings, ["json.schemas"], uses, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
  await rm(join(root, SCHEMA_FOLDER), { recursive: true, force: true });
  await writeIfChanged(settingsFile, applyEdits(settings, edits));
  await Promise.all(schemas.map(({ path, schema }) => writeIfChanged(join(root, path), `${JSON.stringify(schema, null, 2)}\n`)));
}
