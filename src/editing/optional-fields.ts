import type { JsonSchema } from "./json-schemas/json-schema";

/**
 * The fields that a file need not have.
 *
 * @returns their places, with `*` for every entry of a list or a record
 * @example optionalFields(articlesSchema) // ["articles.*.figures"]
 */
export function optionalFields({ properties = {}, required = [], items, additionalProperties }: JsonSchema): readonly string[] {
  const below = (name: string, schema: JsonSchema): readonly string[] => optionalFields(schema).map((path) => `${name}.${path}`);
  const entries = [...[items ?? []].flat(), ...(typeof additionalProperties === "object" ? [additionalProperties] : [])];
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => [...(required.includes(name) ? [] : [name]), ...below(name, schema)]),
    ...entries.flatMap((schema) => below("*", schema)),
  ];
}
