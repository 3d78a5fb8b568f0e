import { Ajv, type ValidateFunction } from "ajv";
import { schemaFiles } from "../../../src/editing/json-schemas/schema-files";
import { readSiteData } from "../../../src/content/site-data";
import { readSiteFiles } from "../../../src/content/site-files";
import { ROOT } from "../../project-root";

const files = readSiteFiles(ROOT);
const data = readSiteData(ROOT);
const schemas = schemaFiles(data, files);

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

const jsonFiles = Array.from(files.texts).filter(([path]) => path.endsWith(".json"));

test("one schema applies to each file of data and locales, and accepts it", () => {
  expect(jsonFiles.filter(([path]) => validatorsFor(path).length !== 1)).toEqual([]);
  expect(jsonFiles.flatMap(([path, text]) => faultsOf(path, JSON.parse(text)).map((fault) => `${path} ${fault}`))).toEqual([]);
});
