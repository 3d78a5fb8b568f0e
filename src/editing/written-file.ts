import type { JsonSchema } from "./json-schema";

/** Whether an editor has entered nothing. */
function isEmpty(value: unknown): boolean {
  const isNothing = value === undefined || value === null || value === "" || value === false;
  return isNothing || (typeof value === "object" && Object.values(value).every(isEmpty));
}

/**
 * A file's content as it is written. A form gives every field a value. In the file, an empty optional field is left out, an empty value
 * becomes `null` if the schema allows it, and keys are in the order of the schema.
 */
export function writtenFile(content: unknown, schema: JsonSchema): unknown {
  const { properties = {}, required = [], additionalProperties, items = {}, anyOf = [] } = schema;
  if (isEmpty(content) && anyOf.some(({ type }) => type === "null")) {
    return null;
  }
  if (Array.isArray(content)) {
    return content.map((value) => writtenFile(value, items));
  }
  if (typeof content !== "object" || content === null) {
    return content;
  }
  const values = new Map<string, unknown>(Object.entries(content));
  const others = typeof additionalProperties === "object" ? additionalProperties : {};
  const keys = new Set([...Object.keys(properties), ...values.keys()]);
  const kept = [...keys].filter((key) => values.has(key) && (required.includes(key) || !isEmpty(values.get(key))));
  return Object.fromEntries(kept.map((key) => [key, writtenFile(values.get(key), properties[key] ?? others)]));
}
