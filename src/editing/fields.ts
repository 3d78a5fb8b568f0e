import type { Field } from "@sveltia/cms";
import { type SiteNames, namesFor } from "../content/names";
import { DAY_TO_COME, TODAY } from "../check/latest-day";
import { formPattern } from "../check/plain-rules";
import { isLanguage } from "../i18n/languages";
import { required } from "../schemas/required";
import { VALUES } from "../schemas/facts";
import { englishName } from "../schemas/fields";
import { IMAGE_ENDINGS, IMAGE_FOLDERS, type ReferenceTarget } from "../schemas/references";
import { isObject } from "../schemas/json";
import { type JsonSchema, dataSchema } from "../schemas/json-schema";

type CommonOptions = Readonly<Record<"name" | "label", string>> & { readonly required: boolean; readonly hint: string | undefined };

/** A key as a label: “Focus small” of `focusSmall`; the code of a language as the language's name. */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])|-/g, " ").toLowerCase();
  return isLanguage(name) ? englishName(name) : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a required value may be empty: a list, or a text whose pattern allows it. */
function mayBeEmpty({ type, minItems = 0, minLength = 0, pattern = "." }: JsonSchema): boolean {
  return type === "array" ? minItems === 0 : type === "string" && minLength === 0 && new RegExp(pattern, "u").test("");
}

/** The step between numbers. */
const STEP = 0.01;

function referenceField(common: CommonOptions, to: ReferenceTarget, unit: string | undefined, names: SiteNames): Field {
  switch (to) {
    // Read from the repository when the form opens, so entries that were added since the build are offered too.
    case "picture":
      return { ...common, widget: "relation", collection: "data", file: "pictures", value_field: "pictures.*.id" };
    case "scene":
    case "vehicle":
    case "portrait": {
      const folder = `src/images/${IMAGE_FOLDERS[to]}`;
      const ending = IMAGE_ENDINGS[to];
      const accept = ending === "svg" ? "image/svg+xml" : "image/png";
      const pattern = `/(?:^|\\/)[a-z0-9-]+\\.${ending}$/`;
      const allowed = `Allowed: a file of the kind “.${ending}”, named in lower case letters a–z, digits and hyphens`;
      const folders = { media_folder: `/${folder}`, public_folder: `../${folder}` };
      return { ...common, widget: "image", accept, pattern: [pattern, allowed], choose_url: false, ...folders };
    }
    default:
      return { ...common, widget: "select", options: [...(namesFor(to, unit, names) ?? [])] };
  }
}

function listField(
  common: CommonOptions,
  { items, minItems, maxItems: max }: JsonSchema,
  path: readonly string[],
  names: SiteNames,
): Field {
  const entry = required(items, `What the list “${common.name}” holds`);
  // Sveltia asks for so many entries in an empty list too.
  const list = { ...common, min: common.required ? minItems : undefined, max, widget: "list", collapsed: true } as const;
  const { id, value, unit, ...others } = entry.properties ?? {};
  if (id !== undefined && value !== undefined && unit !== undefined) {
    // Facts: the unit decides the kind of value, so “Add” asks for the unit. The value may stay empty until the owner has told us.
    const wanted = entry.required?.filter((name) => name !== "value") ?? [];
    const types = Object.entries(dataSchema(VALUES).properties ?? {}).map(([name, kind]) => ({
      name,
      fields: fieldsOf({ properties: { id, value: kind, ...others }, required: wanted }, names, path),
    }));
    return { ...list, summary: "{{fields.id}} · {{fields.value}}", typeKey: "unit", types };
  }
  return entry.type === "object"
    ? { ...list, fields: fieldsOf(entry, names, path) }
    : { ...list, field: { ...fieldOf(path, entry, true, names), name: "entry", label: "Entry" } };
}

/**
 * The field in which values of a schema are edited.
 *
 * @param path the keys that lead to it
 * @param names the names that fields may refer to
 */
export function fieldOf(path: readonly string[], schema: JsonSchema, isRequired: boolean, names: SiteNames): Field {
  const name = path.at(-1) ?? "";
  const { type, description, names: to, minimum: min, maximum: max, additionalProperties: entry, anyOf = [] } = schema;
  const { enum: choices, const: only, format, pattern, advice, maxLength: maxlength } = schema;
  const common: CommonOptions = {
    name,
    label: labelOf(name),
    required: isRequired && !mayBeEmpty(schema),
    // The label says the language. Sveltia reads hints as Markdown, in which “<language>” would be an element.
    hint: isLanguage(name) ? undefined : description?.replaceAll("<", "&lt;"),
  };
  if (to !== undefined) {
    return referenceField(common, to, schema.unit, names);
  }
  if (choices !== undefined || only !== undefined) {
    return { ...common, widget: "select", options: [...(choices ?? []), ...(only === undefined ? [] : [only])] };
  }
  switch (type) {
    case "string":
      if (format === "date") {
        return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD", max: name === DAY_TO_COME ? undefined : TODAY };
      }
      return pattern === undefined
        ? {
            ...common,
            widget: "text",
            maxlength,
            pattern: formPattern(
              path.filter((step) => !isLanguage(step)),
              path.find(isLanguage),
            ),
          }
        : { ...common, widget: "string", maxlength, pattern: [`/${pattern}/u`, `Allowed: ${advice ?? pattern}`] };
    case "integer":
      return { ...common, widget: "number", min, max };
    case "number": {
      const above = schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + STEP;
      return { ...common, widget: "number", min: min ?? above, max, value_type: "float", step: STEP };
    }
    case "boolean":
      return { ...common, widget: "boolean" };
    case "array":
      return listField(common, schema, path, names);
    case "object": {
      // The only record is `pages`.
      const pages = typeof entry === "object" ? names.page.map((page) => fieldOf([...path, page], entry, true, names)) : [];
      return { ...common, widget: "object", fields: [...pages, ...fieldsOf(schema, names, path)] };
    }
    default: {
      // A text, one value of which has a special meaning.
      const general = anyOf.find((choice) => choice.const === undefined);
      return { ...fieldOf(path, required(general, `The type of “${name}”`), isRequired, names), ...common };
    }
  }
}

/** The fields of an object, in the order of its schema. */
export function fieldsOf({ properties = {}, required: wanted = [] }: JsonSchema, names: SiteNames, path: readonly string[] = []): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf([...path, name], schema, wanted.includes(name), names));
}

/** The fields of a namespace, from its English texts. An id is an anchor: the same in every language. */
export function fieldsOfTexts(english: unknown, path: readonly string[] = []): Field[] {
  return Object.entries(isObject(english) ? english : {}).map(([name, value]) => fieldOfTexts(name, value, [...path, name]));
}

function fieldOfTexts(name: string, value: unknown, path: readonly string[]): Field {
  const common = { name, label: labelOf(name), i18n: name === "id" ? "duplicate" : true } as const;
  if (Array.isArray(value)) {
    const entry: unknown = value[0];
    const list = { ...common, widget: "list", i18n: "duplicate" } as const;
    return isObject(entry) ? { ...list, fields: fieldsOfTexts(entry, path) } : { ...list, field: fieldOfTexts("entry", entry, path) };
  }
  return isObject(value)
    ? { ...common, widget: "object", fields: fieldsOfTexts(value, path) }
    : { ...common, widget: "text", pattern: formPattern(path, undefined) };
}
