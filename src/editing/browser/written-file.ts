import type { JsonSchema } from "../json-schemas/json-schema";

/** Whether an editor has entered nothing. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    (typeof value === "object" && Object.values(value).every(isEmpty))
  );
}

/**
 * A file's content as it is written: with its keys in the order of the schema, and without optional fields that are empty. A form gives
 * every field a value, and Sveltia puts the values of custom fields last.
 */
export function writtenFile(content: unknown, schema: JsonSchema): unknown {
  const { properties = {}, required = [], additionalProperties, items } = schema;
  if (Array.isArray(content)) {
    const [entry = {}] = [items ?? []].flat();
    return content.map((value) => writtenFile(value, entry));
  }
  if (typeof content !== "object" || content === null) {
    return content;
  }
  const values = new Map<string, unknown>(Object.entries(content));
  const keys = new Set([...Object.keys(properties).filter((key) => values.has(key)), ...values.keys()]);
  const entries = Array.from(keys, (key) => [key, values.get(key)] as const)
    .filter(([key, value]) => required.includes(key) || !isEmpty(value))
    .map(([key, value]) => [
      key,
      writtenFile(value, properties[key] ?? (typeof additionalProperties === "object" ? additionalProperties : {})),
    ]);
  return Object.fromEntries(entries) as unknown;
}
