import type { JsonSchema } from "../schemas/json-schema";

/** Whether an editor has entered nothing. */
function isEmpty(value: unknown): boolean {
  const isNothing = value === undefined || value === null || value === "" || value === false;
  return isNothing || (typeof value === "object" && Object.values(value).every(isEmpty));
}

/**
 * Turns the content of a form into that of a file. A form gives every field a value. The file leaves out optional fields that are empty, has
 * `null` for an empty value where the schema allows `null`, and has its keys in the order of the schema.
 */
export function writtenFile(content: unknown, schema: JsonSchema): unknown {
  const { properties = {}, required = [], additionalProperties, items = {}, anyOf = [] } = schema;
  // A “no” is an answer.
  if (content !== false && isEmpty(content) && anyOf.some(({ type }) => type === "null")) {
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
