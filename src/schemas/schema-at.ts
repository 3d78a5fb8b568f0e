import { z } from "zod";

/** The part of a schema that describes a place in a file; `undefined` where it describes none. */
export function schemaAt(schema: z.core.$ZodType | undefined, path: readonly (string | number)[]): z.core.$ZodType | undefined {
  const [step, ...rest] = path;
  const part = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (step === undefined) {
    return part;
  }
  const object: z.core.$ZodShape | undefined = part instanceof z.ZodObject ? part.shape : undefined;
  const list = part instanceof z.ZodArray ? part.element : part instanceof z.ZodRecord ? part.valueType : undefined;
  return schemaAt(object === undefined ? list : object[String(step)], rest);
}
