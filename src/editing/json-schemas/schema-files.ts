import { DATA_FILES, DATA_SCHEMAS, type SiteData } from "../../core/schemas";
import { articleTextsSchema } from "../../core/schemas/article-texts";
import type { SiteFiles } from "../../content/site-files";
import { articleNamespace } from "../../core/routes/route-table";
import { siteNames } from "../../content/names";
import { NAMES_FILE, dataSchema } from "./data-schema";
import { DRAFT_7, type JsonSchema } from "./json-schema";
import { localeSchema } from "./locale-schema";

/** Where editors of code look for the settings of a project. */
export const SETTINGS_FILE = ".vscode/settings.json";

/** Where the schemas are. */
export const SCHEMA_FOLDER = ".vscode/schemas";

const ARTICLE_TEXTS_FILE = `${SCHEMA_FOLDER}/article-texts.schema.json`;

/** The one pattern under which the texts of all articles are found. */
const ARTICLE_TEXTS = `/locales/*/${articleNamespace("*")}.json`;

const dataSchemaFile = (file: string): string => `${SCHEMA_FOLDER}/${file}.schema.json`;
const localeSchemaFile = (namespace: string): string => `${SCHEMA_FOLDER}/locales/${namespace}.schema.json`;

/** Contents of files by path from the project's folder. */
export type Files = ReadonlyMap<string, string>;

const asFiles = (files: readonly (readonly [path: string, content: unknown])[]): Files =>
  new Map(files.map(([path, content]) => [path, `${JSON.stringify(content, null, 2)}\n`]));

/** The schemas that follow from code alone: those of the data files and of an article's texts. */
export function codeSchemaFiles(): Files {
  return asFiles([
    ...DATA_FILES.map((file) => [dataSchemaFile(file), dataSchema(DATA_SCHEMAS[file])] as const),
    [ARTICLE_TEXTS_FILE, dataSchema(articleTextsSchema)],
  ]);
}

/** The namespaces whose keys are those of the English file; an article's follow its schema. */
export function keyedNamespaces(namespaces: readonly string[]): readonly string[] {
  return namespaces.filter((namespace) => !namespace.startsWith(articleNamespace("")));
}

/** The schemas that follow from what editors write: the names that fields may hold, and the keys of each namespace. */
export function contentSchemaFiles(data: SiteData, files: SiteFiles): Files {
  const names = siteNames(data, files);
  const definitions = Object.entries(names).map(([target, list]) => [target, { enum: list } satisfies JsonSchema] as const);
  return asFiles([
    [`${SCHEMA_FOLDER}/${NAMES_FILE}`, { $schema: DRAFT_7, definitions: Object.fromEntries(definitions) } satisfies JsonSchema],
    ...keyedNamespaces(names.namespace).map(
      (namespace) =>
        [localeSchemaFile(namespace), localeSchema(JSON.parse(files.texts.get(`locales/en/${namespace}.json`) ?? "{}"))] as const,
    ),
  ]);
}

/** Which schema an editor of code applies to which files; `json.schemas` of VS Code's settings. */
export interface SchemaUse {
  readonly fileMatch: readonly string[];
  readonly url: string;
}

/** Every schema with the files that it is for. */
export function schemaUses(namespaces: readonly string[]): readonly SchemaUse[] {
  const applying = (fileMatch: string, file: string): SchemaUse => ({ fileMatch: [fileMatch], url: `./${file}` });
  return [
    ...DATA_FILES.map((file) => applying(`/data/${file}.json`, dataSchemaFile(file))),
    applying(ARTICLE_TEXTS, ARTICLE_TEXTS_FILE),
    ...keyedNamespaces(namespaces).map((namespace) => applying(`/locales/*/${namespace}.json`, localeSchemaFile(namespace))),
  ];
}
