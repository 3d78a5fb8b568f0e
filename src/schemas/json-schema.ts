import { z } from "zod";
import type { ReferenceTarget } from "./references";

/** A JSON Schema of draft 7, with the keywords that are used here. */
export type JsonSchema = Readonly<
  Partial<
    Record<"title" | "description" | "type" | "const" | "format" | "pattern" | "advice" | "graphql" | "unit", string> &
      Record<"minimum" | "exclusiveMinimum" | "maximum" | "minLength" | "maxLength" | "minItems" | "maxItems", number> &
      Record<"enum" | "required", readonly string[]> & {
        properties: Readonly<Record<string, JsonSchema>>;
        additionalProperties: boolean | JsonSchema;
        items: JsonSchema;
        anyOf: readonly JsonSchema[];
        names: ReferenceTarget;
      }
  >
>;

/** A text that fits none of the patterns. */
const MISFIT = "\n<>";

/** Each is made once: the site has many articles. */
const made = new WeakMap<z.ZodType, JsonSchema>();

/**
 * The JSON Schema of a file, from its zod schema. Four keywords are our own: `advice` says in words what a pattern allows, `names` says
 * what kind of name a value is, `unit` that of the fact that it names, and `graphql` is the type and the directive of a field that queries
 * ask for. What only code can check, such as the order of two dates, is left out.
 */
export function dataSchema(schema: z.ZodType): JsonSchema {
  const known = made.get(schema) ?? converted(schema);
  made.set(schema, known);
  return known;
}

function converted(schema: z.ZodType): JsonSchema {
  const jsonSchema = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const issues = jsonSchema.pattern === undefined ? [] : (z.safeParse(zodSchema, MISFIT).error?.issues ?? []);
      const advice = issues.find(({ code }) => code === "invalid_format")?.message;
      // A wrapper such as “optional” keeps the keywords of the schema inside it.
      Object.assign(jsonSchema, advice !== undefined && { advice });
    },
  });
  // zod's own type allows every keyword and any value; the data schemas use those of `JsonSchema`.
  return jsonSchema as JsonSchema;
}

/** The part of a schema that describes a place in a file; `undefined` where it describes none. */
export function schemaAt(schema: JsonSchema | undefined, [step, ...rest]: readonly (string | number)[]): JsonSchema | undefined {
  if (schema === undefined || step === undefined) {
    return schema;
  }
  const { properties, items, additionalProperties: entry } = schema;
  return schemaAt(properties?.[step] ?? items ?? (typeof entry === "object" ? entry : undefined), rest);
}

/** Whether a value is a text or a list in each language, as visitors read it: its sentences name facts and pages. */
export function isLocalized({ graphql }: JsonSchema): boolean {
  return graphql?.endsWith("@localized") === true;
}
