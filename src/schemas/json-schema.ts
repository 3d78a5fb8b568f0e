import { z } from "zod";
import { type ReferenceTarget, references } from "./references";

/** A JSON Schema of draft 7, with the keywords that are used here. */
export type JsonSchema = Readonly<
  Partial<
    Record<"title" | "description" | "type" | "const" | "format" | "pattern" | "advice" | "graphql", string> &
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

/**
 * The JSON Schema of a file, from its zod schema. Three keywords are our own: `advice` says in words what a pattern allows, `names` says
 * what kind of name a value is, and `graphql` is the type and the directive of a field that queries ask for. What only code can check, such as the order of two dates, is left out.
 */
export function dataSchema(schema: z.ZodType): JsonSchema {
  const jsonSchema = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const issues = jsonSchema.pattern === undefined ? [] : (z.safeParse(zodSchema, MISFIT).error?.issues ?? []);
      const advice = issues.find(({ code }) => code === "invalid_format")?.message;
      const names = references.get(zodSchema)?.to;
      // A wrapper such as “optional” keeps the keywords of the schema inside it.
      Object.assign(jsonSchema, advice !== undefined && { advice }, names !== undefined && { names });
    },
  });
  // zod's own type allows every keyword and any value; the data schemas use those of `JsonSchema`.
  return jsonSchema as JsonSchema;
}
