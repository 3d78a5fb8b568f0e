import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { parse } from "jsonc-parser";
import type { JsonSchema } from "../../src/editing/json-schemas/json-schema";
import { SCHEMA_FOLDER, SETTINGS_FILE, schemaFiles, writeSchemas } from "../../src/editing/json-schemas/schema-files";
import { readSiteData } from "../../src/content/site-data";
import { SITE_ROOT } from "../site-root";
import { SITE } from "../site-files";
import { temporaryFolder } from "../temporary-folder";

const folder = temporaryFolder();

const data = readSiteData(SITE_ROOT);
const schemas = schemaFiles(data, SITE);

// Formats repeat in words what a pattern says already. Values and their lists of names are one type, written in two places.
const ajv = new Ajv({ validateFormats: false, strictTypes: false, strictTuples: false, allErrors: true });
ajv.addVocabulary(["patternErrorMessage"]);
const addressOf = (path: string): string => `https://schemas.example/${path}`;
schemas.forEach(({ path, schema }) => {
  ajv.addSchema(schema, addressOf(path));
});

/** The validators that a code editor would apply to a file. */
function validatorsFor(file: string): readonly ValidateFunction[] {
  return schemas
    .filter(({ fileMatch = "" }) => new RegExp(`^${fileMatch.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(`/${file}`))
    .flatMap(({ path }) => ajv.getSchema(addressOf(path)) ?? []);
}

const faultsOf = (file: string, value: unknown): readonly string[] =>
  validatorsFor(file).flatMap((validate) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`),
  );

const jsonFiles = Array.from(SITE.texts).filter(([path]) => path.endsWith(".json"));

test("one schema applies to each file of data and locales, and accepts it", () => {
  expect(jsonFiles.filter(([path]) => validatorsFor(path).length !== 1)).toEqual([]);
  expect(jsonFiles.flatMap(([path, text]) => faultsOf(path, JSON.parse(text)).map((fault) => `${path} ${fault}`))).toEqual([]);
});

test("writes the schemas, removes stale ones and keeps other settings of the code editor", async () => {
  const root = folder();
  const stale = join(root, SCHEMA_FOLDER, "stale.schema.json");
  mkdirSync(join(root, SCHEMA_FOLDER), { recursive: true });
  writeFileSync(stale, "{}");
  writeFileSync(join(root, SETTINGS_FILE), '{ "editor.tabSize": 2 /* as everywhere */ }');
  await writeSchemas(root, data, SITE);
  const written = schemas.map(({ path }) => JSON.parse(readFileSync(join(root, path), "utf8")) as unknown);
  const settings = readFileSync(join(root, SETTINGS_FILE), "utf8");
  expect(existsSync(stale)).toBe(false);
  expect(written).toEqual(schemas.map(({ schema }) => schema));
  expect(settings).toContain("/* as everywhere */");
  expect(parse(settings)).toMatchObject({
    "editor.tabSize": 2,
    "json.schemas": expect.arrayContaining([{ fileMatch: ["/data/facts.json"], url: "./.vscode/schemas/facts.schema.json" }]) as unknown,
  });
});

test("every field says what it is for", () => {
  const silent = (schema: JsonSchema, place: string): readonly string[] => {
    const fields = Object.entries(schema.properties ?? {});
    const below = [schema.items ?? [], typeof schema.additionalProperties === "object" ? schema.additionalProperties : []].flat();
    return [
      ...fields.filter(([, { description }]) => description === undefined).map(([name]) => `${place}${name}`),
      ...fields.flatMap(([name, field]) => silent(field, `${place}${name}.`)),
      ...below.flatMap((entry) => silent(entry, place)),
    ];
  };
  const fromCode = schemas.filter(({ path }) => !path.includes("/locales/"));
  expect(fromCode.flatMap(({ path, schema }) => silent(schema, `${path} `))).toEqual([]);
});
