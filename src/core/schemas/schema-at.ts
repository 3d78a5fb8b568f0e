import { z } from "zod";

/** The part of a schema that describes a place in a file; `undefined` where it describes none. */
export function schemaAt(schema: z.core.$ZodType | undefined, path: readonly (string | number)[]): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) {
    return schemaAt(schema.unwrap(), path);
  }
  const [step, ...rest] = path;
  if (step === undefined) {
    return schema;
  }
  if (schema instanceof z.ZodObject) {
    return schemaAt((schema.shape as z.core.$ZodShape)[String(step)], rest);
  }
  return schema instanceof z.ZodArray
    ? schemaAt(schema.element, rest)
    : schema instanceof z.ZodRecord
      ? schemaAt(schema.valueType, rest)
      : undefined;
}
