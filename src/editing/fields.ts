import type { Field } from "@sveltia/cms";
import { FACT_NAME, FACT_VALUE, NAMED } from "./editing";
import { DEFAULT_LANGUAGE, isLanguage } from "../core/languages";
import { required } from "../core/required";
import { englishName, factId } from "../core/schemas/fields";
import { IMAGE_FOLDERS, type ReferenceTarget } from "../core/schemas/references";
import { dataSchema, namedBy } from "./json-schemas/data-schema";
import type { JsonSchema } from "./json-schemas/json-schema";
import type { SiteNames } from "../content/names";

/** What fields depend on, besides the schema of their file. */
interface FieldContext {
  /** What fields may name at present. */
  readonly names: SiteNames;
  /** The keys that the records of the file have now, by the record's name. */
  readonly recordKeys?: Readonly<Record<string, readonly string[]>>;
  /** Whether there is a file for each language. */
  readonly isTranslated: boolean;
}

/** What every field has. */
interface CommonOptions {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint?: string;
  readonly i18n?: true | "duplicate";
}

/** Texts that may be this long get a box of several lines, in characters. */
const LONG_TEXT = 1000;

/** What the names of facts look like. */
const FACT_ID = dataSchema(factId).pattern;

/** The field of a translated file that is the same in every language: the anchor of a section. */
const ANCHOR = "id";

/**
 * A key as a label; the code of a language as the language's name.
 *
 * @example labelOf("focusSmall") // "Focus small"
 */
export function labelOf(name: string): string {
  if (isLanguage(name)) {
    return englishName(name);
  }
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a value that is required may still be empty. */
function mayBeEmpty({ type, minItems = 0, minLength = 0, pattern = "", enum: choices, const: only }: JsonSchema): boolean {
  const isFreeText = type === "string" && minLength === 0 && choices === undefined && only === undefined;
  return type === "array" ? minItems === 0 : isFreeText && new RegExp(pattern, "u").test("");
}

/** The pattern of a text as Sveltia takes it: the expression with its flags, and what is said of a text that does not fit. */
function patternOption({ pattern, patternErrorMessage }: JsonSchema): { readonly pattern?: [string, string] } {
  return pattern === undefined ? {} : { pattern: [`/${pattern}/u`, `Allowed: ${patternErrorMessage ?? pattern}`] };
}

/** A picture in a folder of `src/images`; of a picture that is about to be added, Sveltia checks the file's name alone. */
const pictureOrName = (folder: string): string => String.raw`^(?:\.\.\/src\/images\/${folder}\/)?[a-z0-9.-]+\.(?:png|svg)$`;

function referenceField(common: CommonOptions, to: ReferenceTarget, schema: JsonSchema, { names }: FieldContext): Field {
  switch (to) {
    // Offered as the repository has them, with those that were added since the build.
    case "fact":
      return { ...common, widget: "relation", collection: "data", file: "facts", value_field: "facts.*.id" };
    case "picture":
      return { ...common, widget: "relation", collection: "data", file: "pictures", value_field: "pictures.*.id" };
    // An article may have been added since the build.
    case "route":
    case "story":
      return { ...common, widget: NAMED, ...patternOption(schema), suggestions: names[to] };
    case "page":
    case "icon":
    case "template":
    case "namespace":
      return { ...common, widget: "select", options: [...names[to]] };
    case "scene":
    case "vehicle":
    case "portrait":
      return {
        ...common,
        widget: "image",
        ...patternOption({ ...schema, pattern: pictureOrName(IMAGE_FOLDERS[to]) }),
        accept: "image/png,image/svg+xml",
        choose_url: false,
        media_folder: `/src/images/${IMAGE_FOLDERS[to]}`,
        public_folder: `../src/images/${IMAGE_FOLDERS[to]}`,
      };
  }
}

function textField(common: CommonOptions, schema: JsonSchema): Field {
  const { maxLength, format, enum: choices, const: only } = schema;
  if (choices !== undefined || only !== undefined) {
    return { ...common, widget: "select", options: [...(choices ?? []), ...(only === undefined ? [] : [only])] };
  }
  if (format === "date") {
    return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
  if (schema.pattern === FACT_ID) {
    return { ...common, widget: FACT_NAME, ...patternOption(schema) };
  }
  const isLong = schema.pattern === undefined && (maxLength ?? LONG_TEXT) >= LONG_TEXT;
  return {
    ...common,
    widget: isLong ? "text" : "string",
    ...patternOption(schema),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    use_emoji_autocomplete: false,
  };
}

/** A list; in translated files it has as many entries in every language as in English. */
function listField(common: CommonOptions, { items, minItems, maxItems }: JsonSchema, context: FieldContext): Field {
  const entry = required([items ?? []].flat()[0], `What the list “${common.name}” holds`);
  const min = context.isTranslated ? Math.min(minItems ?? 0, 1) : minItems;
  const list = {
    ...common,
    widget: "list" as const,
    label_singular: common.label.endsWith("s") ? common.label.slice(0, -1) : `${common.label} entry`,
    ...(context.isTranslated ? { i18n: "duplicate" as const } : maxItems !== undefined && { max: maxItems }),
    ...(min !== undefined && { min }),
  };
  return entry.type === "object"
    ? { ...list, collapsed: true, summary: summaryOf(entry), fields: fieldsOf(entry, context) }
    : { ...list, field: fieldOf("entry", entry, true, context) };
}

/** The keys by which editors know an entry. */
const KNOWN_BY = ["id", "code", "name", "author", "reading", "question", "value", "unit", "from", "to"];

/** What a folded entry of a list shows: what it is known by and its first text, in English. */
function summaryOf({ properties = {}, required: wanted = [] }: JsonSchema): string {
  const names = KNOWN_BY.filter((name) => name in properties && properties[name]?.type !== "object");
  const text = wanted.find((name) => properties[name]?.properties?.[DEFAULT_LANGUAGE]?.type === "string");
  const shown = [...names, ...(text === undefined ? [] : [`${text}.${DEFAULT_LANGUAGE}`])];
  return (shown.length === 0 ? Object.keys(properties).slice(0, 1) : shown).map((name) => `{{fields.${name}}}`).join(" · ");
}

function objectField(common: CommonOptions, schema: JsonSchema, context: FieldContext): Field {
  const { properties, additionalProperties } = schema;
  if (properties !== undefined || typeof additionalProperties !== "object") {
    return { ...common, widget: "object", fields: fieldsOf(schema, context) };
  }
  const keys = context.recordKeys?.[common.name] ?? [];
  return { ...common, widget: "object", fields: keys.map((key) => fieldOf(key, additionalProperties, true, context)) };
}

/** The field in which values of a schema are edited. */
function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, context: FieldContext): Field {
  const common: CommonOptions = {
    name,
    label: labelOf(name),
    required: isRequired && !mayBeEmpty(schema),
    // The label says the language. Sveltia reads hints as Markdown, in which “<language>” would be an element.
    ...(schema.description !== undefined && !isLanguage(name) && { hint: schema.description.replaceAll("<", "&lt;") }),
    ...(context.isTranslated ? { i18n: name === ANCHOR ? "duplicate" : true } : {}),
  };
  const to = namedBy(schema);
  if (to !== undefined) {
    return referenceField(common, to, schema, context);
  }
  switch (schema.type) {
    case "string":
      return textField(common, schema);
    case "integer":
    case "number":
      return {
        ...common,
        widget: "number",
        ...(schema.type === "integer" ? { value_type: "int" } : { value_type: "float", step: 0.01 }),
        ...(schema.minimum !== undefined && { min: schema.minimum }),
        ...(schema.maximum !== undefined && { max: schema.maximum }),
      };
    case "boolean":
      return { ...common, widget: "boolean" };
    case "array":
      return listField(common, schema, context);
    case "object":
      return objectField(common, schema, context);
    default:
      return choiceField(common, schema, context);
  }
}

/** A value of several types: a text of which one value has a special meaning, or a fact's value. */
function choiceField(common: CommonOptions, { anyOf = [] }: JsonSchema, context: FieldContext): Field {
  const [general, ...others] = anyOf.filter((choice) => choice.const === undefined);
  if (general !== undefined && others.length === 0) {
    return { ...fieldOf(common.name, general, common.required, context), ...common };
  }
  const types = anyOf.map(({ type }) => type).sort();
  if (types.join() === "array,null,number,string") {
    return { ...common, widget: FACT_VALUE, required: false };
  }
  throw new Error(`There is no field for “${common.name}”, whose value is one of ${types.join(", ")}.`);
}

/** The fields of an object, in the order of its schema, which is the order in which files are written. */
export function fieldsOf({ properties = {}, required: names = [] }: JsonSchema, context: FieldContext): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, names.includes(name), context));
}
