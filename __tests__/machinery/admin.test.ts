import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CollectionFile, EntryCollection, FileCollection } from "@sveltia/cms";
import { Ajv } from "ajv";
import { z } from "zod";
import { UNKNOWN_REPOSITORY } from "../../src/editing/repository";
import { adminSettings } from "../../src/editing/settings";
import { readSiteData } from "../../src/content/site-data";
import { LANGUAGES } from "../../src/core/languages";
import { DATA_FILES, DATA_SCHEMAS } from "../../src/core/schemas";
import { articleTextsSchema } from "../../src/core/schemas/article-texts";
import { type ReferenceTarget, references } from "../../src/core/schemas/references";
import { ROOT } from "../project-root";
import { SITE_ROOT } from "../site-root";
import { SITE } from "../site-files";

/** A field of the form, as plain data. */
interface Field {
  readonly name: string;
  readonly widget?: string;
  readonly required?: boolean;
  readonly i18n?: boolean | string;
  readonly hint?: string;
  readonly pattern?: readonly [string, string];
  readonly maxlength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly value_type?: string;
  readonly type?: string;
  readonly format?: string;
  readonly options?: readonly unknown[];
  readonly suggestions?: readonly string[];
  readonly collection?: string;
  readonly file?: string;
  readonly value_field?: string;
  readonly media_folder?: string;
  readonly public_folder?: string;
  readonly field?: Field;
  readonly fields?: readonly Field[];
}

const data = readSiteData(SITE_ROOT);
const { config, optionalFields } = adminSettings(data, SITE, UNKNOWN_REPOSITORY);
const collection = (name: string): unknown => config.collections?.find((candidate) => "name" in candidate && candidate.name === name);
const dataFiles = (collection("data") as FileCollection).files;
const textFiles = (collection("texts") as FileCollection).files;
const articles = collection("articles") as EntryCollection;
const contentOf = (path: string): unknown => JSON.parse(SITE.texts.get(path) ?? "null");

/** How each kind of name is offered. */
const REFERENCE_FIELDS: Readonly<Record<ReferenceTarget, Partial<Field>>> = {
  fact: { widget: "relation", collection: "data", file: "facts", value_field: "facts.*.id" },
  picture: { widget: "relation", collection: "data", file: "pictures", value_field: "pictures.*.id" },
  page: { widget: "select", options: Object.keys(data.pages.pages) },
  route: { widget: "named" },
  story: { widget: "named" },
  icon: { widget: "select" },
  template: { widget: "select" },
  namespace: { widget: "select" },
  scene: { widget: "image", media_folder: "/src/images/scenes", public_folder: "../src/images/scenes" },
  vehicle: { widget: "image", media_folder: "/src/images/vehicles", public_folder: "../src/images/vehicles" },
  portrait: { widget: "image", media_folder: "/src/images/avatars", public_folder: "../src/images/avatars" },
};

/** What zod keeps of a schema's rules: its own format, and what was chained to it. */
interface Rule {
  readonly check?: string;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
}

function rulesOf(schema: z.core.$ZodType): readonly Rule[] {
  const { checks = [] } = schema._zod.def;
  return [schema._zod.def as Rule, ...checks.map((check) => check._zod.def as Rule)];
}

/** The strictest of the limits of one kind. */
function limitOf(schema: z.core.$ZodType, check: "min_length" | "max_length"): number | undefined {
  const limits = rulesOf(schema).flatMap((rule) =>
    rule.check === check ? (rule.minimum ?? rule.maximum ?? []) : rule.check === "length_equals" ? (rule.length ?? []) : [],
  );
  return limits.length === 0 ? undefined : check === "min_length" ? Math.max(...limits) : Math.min(...limits);
}

/** The expressions that a text has to fit. */
function patternsOf(schema: z.core.$ZodType): readonly string[] {
  const described = z.globalRegistry.get(schema)?.["pattern"];
  return typeof described === "string" ? [described] : rulesOf(schema).flatMap(({ pattern }) => pattern?.source ?? []);
}

/** What a form can send when nothing was entered, of a schema that may be left empty. */
const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/**
 * What differs between a schema and the field for its values. Walks zod's own definitions, which is another way than the one on which
 * the fields are made.
 */
function differences(place: string, schema: z.core.$ZodType, field: Field, content: unknown): readonly string[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const described = z.globalRegistry.get(schema)?.description ?? z.globalRegistry.get(inner)?.description;
  const hint = described?.replaceAll("<", "&lt;");
  const isExplained = field.hint === hint ? [] : [`${place}: says “${field.hint ?? ""}”, not “${hint ?? ""}”`];
  if (schema instanceof z.ZodOptional) {
    return [
      ...isExplained,
      ...(field.required === false ? [] : [`${place}: is optional, but its field is required`]),
      ...differencesOfValue(place, inner, field, content),
    ];
  }
  const mayBeEmpty = accepts(schema, "") || accepts(schema, []);
  return [
    ...isExplained,
    ...(field.required === !mayBeEmpty ? [] : [`${place}: required is ${String(field.required)}`]),
    ...differencesOfValue(place, schema, field, content),
  ];
}

function differencesOfValue(place: string, schema: z.core.$ZodType, field: Field, content: unknown): readonly string[] {
  const found: string[] = [];
  const expectOption = (option: keyof Field, expected: unknown): void => {
    if (JSON.stringify(field[option]) !== JSON.stringify(expected)) {
      found.push(`${place}: ${option} is ${JSON.stringify(field[option])}, not ${JSON.stringify(expected)}`);
    }
  };
  const to = references.get(schema)?.to;
  if (to !== undefined) {
    Object.entries(REFERENCE_FIELDS[to]).forEach(([option, expected]) => {
      expectOption(option as keyof Field, expected);
    });
    if (field.widget === "image") {
      const pattern = new RegExp((field.pattern?.[0] ?? "").slice(1, -2), "u");
      const wrong = [typeof content === "string" ? content : `${field.public_folder ?? ""}/a.svg`, "new-picture.png"].filter(
        (path) => !pattern.test(path),
      );
      const refused = ["New Picture.png", "photo.jpg", "../src/images/x/a.png"].filter((path) => pattern.test(path));
      found.push(...wrong.map((path) => `${place}: refuses ${path}`), ...refused.map((path) => `${place}: takes ${path}`));
    }
    const offered = field.options ?? field.suggestions;
    if (offered !== undefined && typeof content === "string" && !offered.includes(content)) {
      found.push(`${place}: “${content}” is not offered`);
    }
    return found;
  }
  if (schema instanceof z.ZodObject) {
    expectOption("widget", "object");
    return [...found, ...differencesOfObject(place, schema, field.fields ?? [], content)];
  }
  if (schema instanceof z.ZodRecord) {
    expectOption("widget", "object");
    const entries = Object.entries(content as Readonly<Record<string, unknown>>);
    const names = (field.fields ?? []).map(({ name }) => name);
    return [
      ...found,
      ...(JSON.stringify(names) === JSON.stringify(entries.map(([key]) => key)) ? [] : [`${place}: has the fields ${names.join()}`]),
      ...entries.flatMap(([key, value]) => {
        const inner = field.fields?.find(({ name }) => name === key);
        return inner === undefined ? [] : differences(`${place}.${key}`, schema.valueType, inner, value);
      }),
    ];
  }
  if (schema instanceof z.ZodArray) {
    expectOption("widget", "list");
    const entries = content === undefined ? [] : (content as readonly unknown[]);
    const isTranslated = field.i18n !== undefined;
    expectOption("min", limitOf(schema, "min_length"));
    expectOption("max", isTranslated ? undefined : limitOf(schema, "max_length"));
    const element = schema.element;
    return [
      ...found,
      ...[...entries, undefined].flatMap((entry) =>
        element instanceof z.ZodObject
          ? differencesOfObject(`${place}[]`, element, field.fields ?? [], entry)
          : field.field === undefined
            ? [`${place}: does not say what its entries are`]
            : differences(`${place}[]`, element, field.field, entry),
      ),
    ];
  }
  if (schema instanceof z.ZodEnum) {
    expectOption("widget", "select");
    expectOption("options", schema.options);
    return found;
  }
  if (schema instanceof z.ZodLiteral) {
    expectOption("widget", "select");
    expectOption("options", [...schema.values]);
    return found;
  }
  if (schema instanceof z.ZodBoolean) {
    expectOption("widget", "boolean");
    return found;
  }
  if (schema instanceof z.ZodNumber) {
    expectOption("widget", "number");
    expectOption("value_type", schema.format === "safeint" ? "int" : "float");
    expectOption("min", schema.minValue ?? undefined);
    expectOption("max", schema.maxValue ?? undefined);
    return found;
  }
  if (schema instanceof z.ZodUnion) {
    const texts = schema.options.filter((option) => option instanceof z.ZodString);
    if (schema.options.some((option) => option instanceof z.ZodNumber)) {
      expectOption("widget", "fact-value");
      return found;
    }
    return [...found, ...texts.flatMap((option) => differencesOfText(place, option, field))];
  }
  return [...found, ...differencesOfText(place, schema, field)];
}

function differencesOfText(place: string, schema: z.core.$ZodType, field: Field): readonly string[] {
  if (schema instanceof z.ZodISODate) {
    const { widget, type, format: written } = field;
    return widget === "datetime" && type === "date" && written === "YYYY-MM-DD" ? [] : [`${place}: is no field for a day`];
  }
  const expected = patternsOf(schema).map((pattern) => `/${pattern}/u`);
  const actual = field.pattern === undefined ? [] : [field.pattern[0]];
  const advice = z.safeParse(schema, "\n<>").error?.issues.at(-1)?.message;
  return [
    ...(field.widget === "string" || field.widget === "text" ? [] : [`${place}: is no field for a text`]),
    ...(JSON.stringify(actual) === JSON.stringify(expected) ? [] : [`${place}: has the pattern ${actual.join()}, not ${expected.join()}`]),
    ...(field.pattern === undefined || field.pattern[1] === `Allowed: ${advice ?? ""}` ? [] : [`${place}: says ${field.pattern[1]}`]),
    ...(field.maxlength === limitOf(schema, "max_length") ? [] : [`${place}: the longest text is ${String(field.maxlength)}`]),
  ];
}

function differencesOfObject(place: string, schema: z.core.$ZodType, fields: readonly Field[], content: unknown): readonly string[] {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  const keys = Object.keys(shape);
  const names = fields.map(({ name }) => name);
  return [
    ...(JSON.stringify(names) === JSON.stringify(keys) ? [] : [`${place}: has the fields ${names.join()}, not ${keys.join()}`]),
    ...fields.flatMap((field) => {
      const inner = shape[field.name];
      const value = (content as Readonly<Record<string, unknown>> | undefined)?.[field.name];
      return inner === undefined ? [] : differences(`${place}.${field.name}`, inner, field, value);
    }),
  ];
}

const fieldsOf = (form: CollectionFile | EntryCollection): readonly Field[] => form.fields as unknown as readonly Field[];

test("the configuration is what Sveltia accepts", () => {
  const schema = JSON.parse(readFileSync(join(ROOT, "node_modules/@sveltia/cms/schema/sveltia-cms.json"), "utf8")) as object;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  expect(validate(JSON.parse(JSON.stringify(config))) ? [] : validate.errors).toEqual([]);
});

test("every file of data has a form, and every form a file", () => {
  expect(dataFiles.map(({ file }) => file)).toEqual(DATA_FILES.map((file) => `data/${file}.json`));
});

test("the form of each file of data is equal to its schema", () => {
  const differing = DATA_FILES.flatMap((file) => {
    const form = dataFiles.find(({ name }) => name === file);
    const schema: z.core.$ZodType = DATA_SCHEMAS[file];
    return form === undefined || !(schema instanceof z.ZodObject)
      ? [`${file}: no form of an object`]
      : differencesOfObject(file, schema, fieldsOf(form), contentOf(`data/${file}.json`));
  });
  expect(differing).toEqual([]);
});

test("the form of an article's texts is equal to their schema", () => {
  const [id = ""] = data.articles.articles.map((article) => article.id);
  expect(differencesOfObject("article", articleTextsSchema, fieldsOf(articles), contentOf(`locales/en/article-${id}.json`))).toEqual([]);
  expect(articles).toMatchObject({ folder: "locales/{{locale}}", path: "article-{{slug}}", extension: "json", i18n: true });
});

test("optional fields are named, so that an empty one is left out of the file", () => {
  expect(optionalFields).toEqual({
    "data-articles": ["articles.*.figures"],
    "data-facts": ["facts.*.rejected.*.unless", "facts.*.spelled"],
    "data-map": ["places.*.wide.deskOnly", "places.*.tall", "roads.*.wideOnly"],
    "data-pages": ["pages.*.socialScene"],
    "data-reviews": ["reviews.*.source"],
    "data-van-areas": ["areas.*.distance"],
    "article-texts": ["sections.*.fact", "sections.*.list", "sections.*.pull", "sections.*.caption"],
  });
  const formats = [...dataFiles, ...textFiles, articles].map(({ format }) => format ?? "").filter((format) => format !== "json");
  expect(formats.sort()).toEqual(Object.keys(optionalFields).sort());
});

/** The leaves of a file that have no field, and the fields that have no leaf. */
function unmatched(place: string, content: unknown, field: Field): readonly string[] {
  const isShared = field.name === "id" || field.widget === "list";
  const own = field.i18n === (isShared ? "duplicate" : true) ? [] : [`${place}: i18n is ${String(field.i18n)}`];
  if (Array.isArray(content)) {
    const entry = field.field ?? {
      name: "entry",
      widget: "object",
      i18n: true,
      ...(field.fields === undefined ? {} : { fields: field.fields }),
    };
    return field.widget === "list"
      ? [...own, ...content.flatMap((value, index) => unmatched(`${place}.${String(index)}`, value, entry))]
      : [`${place}: is no list`];
  }
  if (typeof content === "object" && content !== null) {
    return field.widget === "object" ? [...own, ...unmatchedKeys(place, content, field.fields ?? [])] : [`${place}: is no object`];
  }
  return typeof content === "string" && (field.widget === "text" || field.widget === "string") ? own : [`${place}: is no text`];
}

function unmatchedKeys(place: string, content: object, fields: readonly Field[]): readonly string[] {
  const keys = Object.keys(content);
  const names = fields.map(({ name }) => name);
  return [
    ...(JSON.stringify(keys) === JSON.stringify(names) ? [] : [`${place}: has the keys ${keys.join()}, the form ${names.join()}`]),
    ...Object.entries(content).flatMap(([key, value]) => {
      const field = fields.find(({ name }) => name === key);
      return field === undefined ? [] : unmatched(`${place}.${key}`, value, field);
    }),
  ];
}

const namespaces = [...SITE.texts.keys()].flatMap((path) => /^locales\/en\/(?!article-)(.+)\.json$/.exec(path)?.[1] ?? []);

test("every namespace has a form that shows its languages side by side", () => {
  expect(textFiles.map(({ file }) => file).sort()).toEqual(namespaces.map((name) => `locales/{{locale}}/${name}.json`).sort());
  expect(textFiles.map(({ i18n }) => i18n)).toEqual(textFiles.map(() => true));
  expect(config.i18n).toMatchObject({ locales: [...LANGUAGES], default_locale: "en" });
});

test("every text has a field, in every language and in the file’s order", () => {
  const problems = namespaces
    .filter((name) => name !== "pictures")
    .flatMap((name) => {
      const form = textFiles.find((file) => file.name === name);
      return LANGUAGES.flatMap((language) =>
        unmatchedKeys(
          `${language}/${name}`,
          contentOf(`locales/${language}/${name}.json`) as object,
          form === undefined ? [] : fieldsOf(form),
        ),
      );
    });
  expect(problems).toEqual([]);
});

test("the texts of pictures are pairs, so that a new picture can have one", () => {
  const form = textFiles.find(({ name }) => name === "pictures");
  expect(form === undefined ? [] : fieldsOf(form)).toMatchObject([{ widget: "keyvalue", root: true, i18n: "duplicate_keys" }]);
});
