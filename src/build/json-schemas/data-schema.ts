import { z } from "zod";
import { references } from "../../site/schemas/references";

/** The file with the names that fields may hold, as the other schemas of the folder see it. */
export const NAMES_FILE = "names.schema.json";

/** A text that fits none of the patterns. */
const MISFIT = "\n<>";

/** What a schema of texts says of a text that does not fit its pattern. */
function patternAdvice(schema: z.core.$ZodType): string | undefined {
  return z.safeParse(schema, MISFIT).error?.issues.find(({ code }) => code === "invalid_format")?.message;
}

/**
 * The JSON Schema of a file, from its zod schema. What only code can check, such as a date that is not before another, is left out.
 *
 * A field that names something is answered by the list of names: `names.schema.json` follows the content, this schema the code alone.
 */
export function dataSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const advice = jsonSchema.pattern === undefined ? undefined : patternAdvice(zodSchema);
      if (advice !== undefined) {
        // VS Code's keyword: what it says instead of showing the pattern.
        jsonSchema["patternErrorMessage"] = advice;
      }
      const to = references.get(zodSchema)?.to;
      if (to !== undefined) {
        jsonSchema.allOf = [{ $ref: `./${NAMES_FILE}#/definitions/${to}` }];
      }
    },
  });
}
