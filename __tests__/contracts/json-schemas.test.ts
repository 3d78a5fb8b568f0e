import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { codeSchemaFiles, contentSchemaFiles, SETTINGS_FILE, schemaUses } from "../../src/build/json-schemas/schema-files";
import { siteNames } from "../../src/build/names";
import { readSiteData } from "../../src/build/site-data";
import { ROOT } from "../project-root";
import { SITE } from "./site-files";

const data = readSiteData(ROOT);
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

test("every schema that the settings of the editor name is written", () => {
  const written = new Set([...fromCode.keys(), ...fromContent.keys()]);
  expect(uses.map(({ url }) => url.replace("./", "")).filter((path) => !written.has(path))).toEqual([]);
});

test("the settings of the editor apply exactly one schema to every file of data and locales (npm run schemas writes them)", () => {
  const settings = JSON.parse(readFileSync(join(ROOT, SETTINGS_FILE), "utf8")) as Readonly<Record<string, unknown>>;
  expect(settings["json.schemas"]).toEqual(uses);
  expect(jsonFiles.map(([path]) => [path, validatorsFor(path).length])).toEqual(jsonFiles.map(([path]) => [path, 1]));
});

test("every file of data and locales is valid by its schema", () => {
  expect(jsonFiles.flatMap(([path, text]) => faultsOf(path, JSON.parse(text)).map((fault) => `${path} ${fault}`))).toEqual([]);
});

test.each([
  ["a wrong type", "data/fleet.json", '"seats": 5', '"seats": "five"', "/vehicles/0/seats"],
  ["a number beyond its limit", "data/reviews.json", '"rating": 5', '"rating": 6', "/reviews/0/rating"],
  ["a value that is none of the choices", "data/fleet.json", '"automatic"', '"automatc"', "/vehicles/0/gearbox"],
  ["a field that is not known", "data/fleet.json", '"seats": 5', '"seets": 5, "seats": 5', "/vehicles/0"],
  ["a field that is missing", "data/fleet.json", '"bags": 2,', "", "/vehicles/0"],
  ["a day that does not exist", "data/articles.json", '"2024-11-20"', '"2024-11-31"', "/articles/0/published"],
  [
    "a slug with a capital",
    "data/pages.json",
    '"airport-parking",\n        "el"',
    '"Airport-parking",\n        "el"',
    "/pages/airport-parking/slugs/en",
  ],
  ["a fact that does not exist", "data/routes.json", '"driveNicosia"', '"driveNikosia"', "/routes/3/duration"],
  ["a page that does not exist", "data/pages.json", '"navigation": [\n    "home"', '"navigation": [\n    "hone"', "/navigation/0"],
  ["an icon that does not exist", "data/reasons.json", '"icon": "young-driver"', '"icon": "young-drivers"', "/reasons/1/icon"],
  ["a picture that does not exist", "data/pages.json", '"picture": "hero-home"', '"picture": "hero-hone"', "/pages/home/picture"],
  ["a file that does not exist", "data/fleet.json", "vehicles/mazda-2.svg", "vehicles/mazda-3.svg", "/vehicles/0/cutout"],
  ["a key that English does not have", "locales/de/home.json", '"meta": {', '"mete": {}, "meta": {', ""],
  ["a list of another length", "locales/de/home.json", '"Landen.",', "", "/hero/title"],
  ["a section of an article without a title", "locales/de/article-paphos-archaeological-park.json", '"short":', '"shor":', "/sections/0"],
])("%s is refused", (_, file, before, after, place) => {
  const text = SITE.texts.get(file) ?? "";
  expect(text).toContain(before);
  expect(faultsOf(file, JSON.parse(text.replace(before, after))).map((fault) => fault.split(" ")[0])).toContain(place);
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
