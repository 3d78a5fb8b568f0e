import { z } from "zod";
import { isObject } from "../core/text/is-object";
import { type ReferenceTarget, references } from "../core/schemas/references";
import type { JsonPath } from "../content/problem";

/** A name in a file that must exist elsewhere. */
export interface NamedValue {
  readonly path: JsonPath;
  readonly name: string;
  readonly to: ReferenceTarget;
  /** The unit that a fact must have. */
  readonly unit: string | undefined;
}

/**
 * Every name in a file that its schema marks as naming something elsewhere.
 *
 * @param schema the schema of the file
 * @param value the content of the file, which the schema accepts
 */
export function namedValues(schema: z.core.$ZodType, value: unknown, path: JsonPath = []): readonly NamedValue[] {
  if (value === undefined) {
    return [];
  }
  const reference = references.get(schema);
  if (reference !== undefined && typeof value === "string") {
    return [{ path, name: value, ...reference }];
  }
  if (schema instanceof z.ZodOptional) {
    return namedValues(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodObject && isObject(value)) {
    return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([key, inner]) => namedValues(inner, value[key], [...path, key]));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => namedValues(schema.element, entry, [...path, index]));
  }
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return Object.entries(value).flatMap(([key, entry]) => namedValues(schema.valueType, entry, [...path, key]));
  }
  return [];
}
