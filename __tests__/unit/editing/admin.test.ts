import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryCollection, FileCollection } from "@sveltia/cms";
import { Ajv } from "ajv";
import { readSiteData } from "../../../src/content/site-data";
import { readSiteFiles } from "../../../src/content/site-files";
import { LANGUAGES } from "../../../src/core/languages";
import { required } from "../../../src/core/required";
import { pathOf } from "../../../src/core/routes/routes";
import { DATA_FILES } from "../../../src/core/schemas";
import { UNKNOWN_REPOSITORY } from "../../../src/editing/repository";
import { adminSettings } from "../../../src/editing/settings";
import { ROOT } from "../../project-root";

/** A field of the form, as plain data. */
interface Field {
  readonly name: string;
  readonly widget?: string;
  readonly required?: boolean;
  readonly i18n?: boolean | string;
  readonly field?: Field;
  readonly fields?: readonly Field[];
}

const files = readSiteFiles(ROOT);
const { config, formats } = adminSettings(readSiteData(ROOT), files, UNKNOWN_REPOSITORY, {});
const collection = (name: string): unknown => config.collections?.find((candidate) => "name" in candidate && candidate.name === name);
const dataForms = (collection("data") as FileCollection).files;
const textForms = (collection("texts") as FileCollection).files;
const articles = collection("articles") as EntryCollection;
const articleFiles = [...files.texts.keys()].filter((path) => path.startsWith("data/articles/"));
const fieldsOf = (form: object): readonly Field[] => (form as { readonly fields: readonly Field[] }).fields;
const contentOf = (path: string): unknown => JSON.parse(required(files.texts.get(path), path));

test("the configuration is what Sveltia accepts", () => {
  const schema = JSON.parse(readFileSync(join(ROOT, "node_modules/@sveltia/cms/schema/sveltia-cms.json"), "utf8")) as object;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  expect(validate(JSON.parse(JSON.stringify(config))) ? [] : validate.errors).toEqual([]);
});

test("every file of data and every namespace has a form, in a format that says how it is written", () => {
  const namespaces = [...files.texts.keys()].filter((path) => path.startsWith("locales/en/"));
  expect(dataForms.map(({ file }) => file)).toEqual(DATA_FILES.map((file) => `data/${file}.json`));
  expect(textForms.map(({ file }) => file.replace("{{locale}}", "en")).sort()).toEqual(namespaces.sort());
  expect(articles).toMatchObject({ folder: "data/articles", extension: "json" });
  expect(config.i18n).toMatchObject({ locales: [...LANGUAGES], default_locale: "en" });
  expect([...dataForms, articles].map(({ format }) => String(format))).toEqual(Object.keys(formats));
});

/** The widgets in which a value of a kind can be edited. */
function widgetsFor(value: unknown): readonly string[] {
  if (value === null) {
    return ["fact-value"];
  }
  if (Array.isArray(value)) {
    return ["list", "fact-value"];
  }
  switch (typeof value) {
    case "object":
      return ["object"];
    case "string":
      return ["string", "text", "select", "datetime", "relation", "image", "named", "fact-name", "fact-value"];
    case "number":
      return ["number", "fact-value"];
    default:
      return ["boolean"];
  }
}

/** Values that no field could show or keep, and required fields that have no value. */
function misfits(place: string, value: unknown, field: Field): readonly string[] {
  if (!widgetsFor(value).includes(field.widget ?? "")) {
    return [`${place}: is edited as ${String(field.widget)}`];
  }
  if (Array.isArray(value)) {
    const entry = field.field ?? { name: "entry", widget: "object", fields: field.fields ?? [] };
    return field.widget === "list" ? value.flatMap((each, index) => misfits(`${place}.${String(index)}`, each, entry)) : [];
  }
  return typeof value === "object" && value !== null ? misfitsOfKeys(place, value, field.fields ?? []) : [];
}

function misfitsOfKeys(place: string, content: object, fields: readonly Field[]): readonly string[] {
  const values = new Map<string, unknown>(Object.entries(content));
  const missing = fields.filter((field) => field.required === true && !values.has(field.name)).map(({ name }) => `${place}: lacks ${name}`);
  const wrong = Array.from(values).flatMap(([key, value]) => {
    const field = fields.find(({ name }) => name === key);
    return field === undefined ? [`${place}.${key}: has no field`] : misfits(`${place}.${key}`, value, field);
  });
  return [...missing, ...wrong];
}

test("every value of data and locales has a field of its kind", () => {
  const found = [
    ...[...dataForms, ...articleFiles.map((file) => ({ file, fields: articles.fields }))].map(({ file, ...form }) =>
      misfitsOfKeys(file, contentOf(file) as object, fieldsOf(form)),
    ),
    ...LANGUAGES.flatMap((language) =>
      textForms.map((form) => {
        const path = form.file.replace("{{locale}}", language);
        return misfitsOfKeys(path, contentOf(path) as object, fieldsOf(form));
      }),
    ),
  ];
  expect(found.flat()).toEqual([]);
});

/** The field at a place, such as `articles.slugs.en`; lists have the fields of their entries. */
function fieldAt(form: object, place: string): Field {
  return place.split(".").reduce<Field>(
    (field, key) =>
      required(
        (field.fields ?? [field.field ?? field]).find(({ name }) => name === key),
        `A field at ${place}`,
      ),
    { name: "", fields: fieldsOf(form) },
  );
}

const form = (forms: readonly { readonly name: string }[], name: string): object =>
  required(
    forms.find((candidate) => candidate.name === name),
    name,
  );

test.each([
  ["facts", "facts.verified", { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  ["facts", "facts.value", { widget: "fact-value" }],
  ["fleet", "vehicles.id", { widget: "string", pattern: ["/^[a-z0-9]+(?:-[a-z0-9]+)*$/u", expect.stringContaining("Allowed: ")] }],
  ["fleet", "vehicles.text.el", { widget: "text", label: "Greek", required: true }],
  ["fleet", "vehicles.gearbox", { widget: "select", options: expect.arrayContaining(["automatic"]) as unknown }],
  ["fleet", "vehicles.cutout", { widget: "image", media_folder: "/src/images/vehicles", public_folder: "../src/images/vehicles" }],
  ["pages", "pages.home.picture", { widget: "relation", collection: "data", file: "pictures", value_field: "pictures.*.id" }],
  ["pages", "pages.home.slugs.en", { required: false, label: "English" }],
  ["reviews", "reviews.rating", { widget: "number", value_type: "int", max: 5 }],
])("the form of %s: %s is %j", (file, place, expected) => {
  expect(fieldAt(form(dataForms, file), place)).toMatchObject(expected);
});

test("a picture's field takes its path, and the name of a new file", () => {
  const { pattern } = fieldAt(form(dataForms, "fleet"), "vehicles.cutout") as Field & { readonly pattern: readonly [string, string] };
  const names = ["../src/images/vehicles/a.svg", "new-picture.png", "New Picture.png", "photo.jpg", "../src/images/x/a.png"];
  expect(names.filter((name) => new RegExp(pattern[0].slice(1, -2), "u").test(name))).toEqual(names.slice(0, 2));
});

test("a change links to its preview: the page, or the report for what reaches several pages", () => {
  const previewOf = (forms: readonly { readonly name: string; readonly preview_path?: string | undefined }[], name: string) =>
    forms.find((candidate) => candidate.name === name)?.preview_path;
  expect(["home", "directions", "common"].map((name) => previewOf(textForms, name))).toEqual([
    "",
    pathOf("directions", "en").slice(1),
    "preview/",
  ]);
  expect([previewOf(dataForms, "facts"), articles.preview_path]).toEqual(["preview/", "{{fields.slugs.en}}"]);
});
