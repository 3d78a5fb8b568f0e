import { z } from "zod";
import { REFERENCE_TARGETS, type ReferenceTarget, references } from "../../core/schemas/references";
import type { JsonSchema } from "./json-schema";

/** The file with the names that fields may hold, as the other schemas of the folder see it. */
export const NAMES_FILE = "names.schema.json";

const NAMES = `./${NAMES_FILE}#/definitions/`;

/** A text that fits none of the patterns. */
const MISFIT = "\n<>";

/**
 * The JSON Schema of a file, from its zod schema. What only code can check, such as a date that is not before another, is left out.
 *
 * A field that names something refers to the list of names, which follows the content: this schema follows the code alone.
 */
export function dataSchema(schema: z.ZodType): JsonSchema {
  const jsonSchema = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const issues = jsonSchema.pattern === undefined ? [] : (z.safeParse(zodSchema, MISFIT).error?.issues ?? []);
      const advice = issues.find(({ code }) => code === "invalid_format")?.message;
      if (advice !== undefined) {
        jsonSchema["patternErrorMessage"] = advice;
      }
      const to = references.get(zodSchema)?.to;
      if (to !== undefined) {
        jsonSchema.allOf = [{ $ref: `${NAMES}${to}` }];
      }
    },
  });
  // zod's own type allows every keyword and any value; the data schemas use those of `JsonSchema`.
  return jsonSchema as JsonSchema;
}

/** What the values of a schema from `dataSchema` name, if anything. */
export function namedBy({ allOf = [] }: JsonSchema): ReferenceTarget | undefined {
  return REFERENCE_TARGETS.find((target) => allOf.some(({ $ref }) => $ref === `${NAMES}${target}`));
}
