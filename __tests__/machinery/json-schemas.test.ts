import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { parse } from "jsonc-parser";
import { SCHEMA_FOLDER, SETTINGS_FILE, codeSchemaFiles, contentSchemaFiles, schemaUses } from "../../src/editing/json-schemas/schema-files";
import { writeSchemas } from "../../src/editing/json-schemas/write-schemas";
import { siteNames } from "../../src/content/names";
import { readSiteData } from "../../src/content/site-data";
import { SITE_ROOT } from "../site-root";
import { SITE } from "../site-files";
import { failing } from "../failing-cases";

const data = readSiteData(SITE_ROOT);
const fromCode = codeSchemaFiles();
const fromContent = contentSchemaFiles(data, SITE);
const uses = schemaUses(siteNames(data, SITE).namespace);

/** A validator that knows every schema of the project by its file. */
function validators(): ReadonlyMap<string, ValidateFunction> {
  // Formats repeat in words what a pattern says already. Values and their lists of names are one type, written in two places.
  const ajv = new Ajv({ validateFormats: false, strictTypes: false, strictTuples: false, allErrors: true });
  ajv.addVocabulary(["patternErrorMessage"]);
  const address = (path: string): string => `https://schemas.example/${path}`;
  const all = [...fromCode, ...fromContent];
  all.forEach(([path, content]) => {
    ajv.addSchema(JSON.parse(content) as object, address(path));
  });
  return new Map(
    all
      .flatMap(([path]) => (path.endsWith("/names.schema.json") ? [] : [[path, ajv.getSchema(address(path))] as const]))
      .flatMap(([path, validate]) => (validate === undefined ? [] : [[path, validate] as const])),
  );
}

const known = validators();

/** The validators that an editor of code would apply to a file. */
function validatorsFor(file: string): readonly ValidateFunction[] {
  return uses
    .filter(({ fileMatch }) =>
      fileMatch.some((pattern) => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(`/${file}`)),
    )
    .flatMap(({ url }) => known.get(url.replace("./", "")) ?? []);
}

const faultsOf = (file: string, value: unknown): readonly string[] =>
  validatorsFor(file).flatMap((validate) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`),
  );

const jsonFiles = Array.from(SITE.texts).filter(([path]) => path.endsWith(".json"));

test("exactly one schema applies to every file of data and locales", () => {
  expect(jsonFiles.map(([path]) => [path, validatorsFor(path).length])).toEqual(jsonFiles.map(([path]) => [path, 1]));
});

test("schemas are written once, those for nothing go, and other settings of the editor stay", async () => {
  const root = mkdtempSync(join(tmpdir(), "schemas-"));
  const left = `${SCHEMA_FOLDER}/left.schema.json`;
  mkdirSync(join(root, SCHEMA_FOLDER), { recursive: true });
  writeFileSync(join(root, left), "{}");
  writeFileSync(join(root, SETTINGS_FILE), '{ "editor.tabSize": 2 /* as everywhere */ }');
  await writeSchemas(root, data, SITE);
  const written = [...fromCode, ...fromContent].filter(([path, content]) => readFileSync(join(root, path), "utf8") === content);
  const settings = readFileSync(join(root, SETTINGS_FILE), "utf8");
  const isLeft = existsSync(join(root, left));
  const again = await writeSchemas(root, data, SITE);
  rmSync(root, { recursive: true });
  expect(written).toHaveLength(fromCode.size + fromContent.size);
  expect(parse(settings)).toEqual({ "editor.tabSize": 2, "json.schemas": uses });
  expect(settings).toContain("/* as everywhere */");
  expect(isLeft).toBe(false);
  expect(again).toBe(0);
});

test("every file of data and locales is valid by its schema", () => {
  expect(jsonFiles.flatMap(([path, text]) => faultsOf(path, JSON.parse(text)).map((fault) => `${path} ${fault}`))).toEqual([]);
});

test("a value that its schema does not allow is refused at its place", async () => {
  const cases = [
    ["a wrong type", "data/fleet.json", '"seats": 5', '"seats": "five"', "/vehicles/0/seats"],
    ["a number beyond its limit", "data/reviews.json", '"rating": 5', '"rating": 6', "/reviews/0/rating"],
    ["a value that is none of the choices", "data/fleet.json", '"automatic"', '"automatc"', "/vehicles/0/gearbox"],
    ["a field that is not known", "data/fleet.json", '"seats": 5', '"seets": 5, "seats": 5', "/vehicles/0"],
    ["a field that is missing", "data/fleet.json", '"bags": 2,', "", "/vehicles/0"],
    ["a day that does not exist", "data/articles.json", '"2025-03-10"', '"2025-02-31"', "/articles/0/published"],
    [
      "a slug with a capital",
      "data/pages.json",
      '"airport-parking",\n        "el"',
      '"Airport-parking",\n        "el"',
      "/pages/airport-parking/slugs/en",
    ],
    ["a fact that does not exist", "data/approaches.json", '"drivePaphosAirport"', '"drivePafosAirport"', "/approaches/1/duration"],
    ["a page that does not exist", "data/pages.json", '"navigation": [\n    "home"', '"navigation": [\n    "hone"', "/navigation/0"],
    ["an icon that does not exist", "data/reasons.json", '"icon": "young-driver"', '"icon": "young-drivers"', "/reasons/1/icon"],
    ["a picture that does not exist", "data/pages.json", '"picture": "coast"', '"picture": "coats"', "/pages/home/picture"],
    ["a file that does not exist", "data/fleet.json", "vehicles/nissan-march.svg", "vehicles/nissan-mars.svg", "/vehicles/0/cutout"],
    ["a key that English does not have", "locales/el/home.json", '"meta": {', '"mete": {}, "meta": {', ""],
    ["a list of another length", "locales/el/home.json", '"Φτάνετε.",', "", "/hero/title"],
    ["a section of an article without a title", "locales/el/article-old-harbour.json", '"short":', '"shor":', "/sections/0"],
  ] as const;
  expect(
    await failing(cases, ([, file, before, after, place]) => {
      const text = SITE.texts.get(file) ?? "";
      expect(text).toContain(before);
      expect(faultsOf(file, JSON.parse(text.replace(before, after))).map((fault) => fault.split(" ")[0])).toContain(place);
    }),
  ).toEqual([]);
});

test("every field says what it is for", () => {
  const silent = Array.from(fromCode).flatMap(([path, content]) => {
    const visit = (schema: Readonly<Record<string, unknown>>, place: string): readonly string[] => {
      const fields = Object.entries((schema["properties"] ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>);
      return [
        ...fields.filter(([, field]) => typeof field["description"] !== "string").map(([name]) => `${path} ${place}${name}`),
        ...fields.flatMap(([name, field]) => visit(field, `${place}${name}.`)),
        ...["items", "additionalProperties"].flatMap((key) =>
          typeof schema[key] === "object" ? visit(schema[key] as Readonly<Record<string, unknown>>, place) : [],
        ),
      ];
    };
    return visit(JSON.parse(content) as Readonly<Record<string, unknown>>, "");
  });
  expect(silent).toEqual([]);
});
