import { DATA_FILES, DATA_SCHEMAS, articleSchema } from "../schemas";
import { type JsonSchema, dataSchema } from "../schemas/json-schema";
import { required } from "../schemas/required";
import { dataTypeName } from "./json-type-name";

/** Definitions of GraphQL types, by name. */
type Definitions = Map<string, string>;

const SCALARS: Readonly<Record<string, string>> = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" };

/**
 * The GraphQL type of a value, and its directive if it has one. What GraphQL cannot describe, such as a record, is JSON.
 *
 * @param name the type's name if it is an object
 * @param definitions takes the definitions of all object types inside, by name
 */
function typeOf(schema: JsonSchema, name: string, definitions: Definitions): readonly [type: string, directive?: string] {
  const { graphql, type = "", title = name, properties, items, anyOf = [] } = schema;
  if (graphql !== undefined) {
    const [own = "", ...directive] = graphql.split(" ");
    return [own, directive.join(" ")];
  }
  if (items !== undefined) {
    const [entry, ...directive] = typeOf(items, name, definitions);
    return [`[${entry}!]`, ...directive];
  }
  if (properties !== undefined) {
    define(`${title} @dontInfer`, title, schema, definitions);
    return [title];
  }
  const [only = SCALARS[type] ?? "JSON", ...others] = new Set(anyOf.map((choice) => typeOf(choice, name, definitions)[0]));
  return [others.length === 0 ? only : "JSON"];
}

/** Adds the definition of an object type, and those of all object types inside. */
function define(head: string, name: string, { properties = {}, required: wanted = [] }: JsonSchema, definitions: Definitions): void {
  // Before the types inside.
  definitions.set(name, "");
  const fields = Object.entries(properties).map(([key, schema]) => {
    const [type, directive = ""] = typeOf(schema, `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}`, definitions);
    return `  ${`${key}: ${type}${wanted.includes(key) ? "!" : ""} ${directive}`.trim()}\n`;
  });
  // The entries of a file that is one record are nodes of their own.
  definitions.set(name, `type ${head} {\n${fields.join("") || "  id: ID!\n"}}\n`);
}

/** The same object, whose `id` has another name: a node has an `id` of Gatsby's. */
function withId(id: string, { properties = {}, required: wanted = [] }: JsonSchema): JsonSchema {
  const others = Object.entries(properties).filter(([key]) => key !== "id");
  return { properties: { [id]: { type: "string" }, ...Object.fromEntries(others) }, required: [id, ...wanted] };
}

/** The GraphQL types of what `data/` holds: of each file, and of an article and a picture. */
export function dataTypes(): string {
  const picture = required(dataSchema(DATA_SCHEMAS.pictures).properties?.["pictures"]?.items, "The schema of a picture");
  const files = DATA_FILES.map((file) => [dataTypeName(file), dataSchema(DATA_SCHEMAS[file])] as const);
  const nodes = {
    Article: withId("articleId", dataSchema(articleSchema)),
    Picture: withId("pictureId", picture),
    ...Object.fromEntries(files),
  };
  const definitions: Definitions = new Map();
  for (const [name, schema] of Object.entries(nodes)) {
    define(`${name} implements Node @dontInfer`, name, schema, definitions);
  }
  return [...definitions.values()].join("\n");
}
