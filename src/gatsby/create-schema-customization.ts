import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { DATA_FILES, DATA_SCHEMAS, articleSchema } from "../schemas";
import { id } from "../schemas/fields";
import { isLocalized } from "../schemas/localized";
import { IMAGE_FOLDERS, references } from "../schemas/references";
import { dataTypeName } from "./json-type-name";
import { createFieldExtensions } from "./resolvers/filled-texts";

/** Types that no file of `data/` describes. Explicit, because inferred ones are nullable and would fill every component with `?.`. */
const OTHER_TYPES = `
  type Site implements Node {
    siteMetadata: SiteMetadata!
  }
  type SiteMetadata {
    siteUrl: String!
    isForSearchEngines: Boolean!
    hasSampleContent: Boolean!
  }
  type Locale implements Node @dontInfer {
    ns: String!
    language: String!
    data: String!
  }
  type LocaleFile implements Node @dontInfer {
    id: ID!
  }
  type ArticleFile implements Node @dontInfer {
    id: ID!
  }
  type Fact implements Node @dontInfer {
    factId: String!
    value: JSON
  }
  type Brand implements Node @dontInfer {
    slug: String!
  }
  type Route implements Node @dontInfer {
    routeId: String!
    isArticle: Boolean!
    template: String!
    namespaces: [String!]!
    mainNamespace: String!
    action: String!
    chatTopic: String!
    picture: String
    socialScene: String!
    published: String!
    modified: String!
    slugs: JSON!
    formerly: [String!]!
  }
  type SvgSize {
    width: Float!
    height: Float!
  }
  type ArticleCard {
    id: String!
    title: String!
    summary: String!
    label: String!
    author: String!
    published: String!
    url: String!
    image: Picture!
  }
`;

/** Definitions of GraphQL types, by name. */
type Definitions = Map<string, string>;

/** The type and the directive of a field that a resolver fills in; `undefined` for other fields. */
function resolvedType(schema: z.core.$ZodType): readonly [type: string, directive: string] | undefined {
  const to = references.get(schema)?.to;
  if (to === "picture") {
    return ["Picture", ' @link(by: "pictureId")'];
  }
  if (to === "fact") {
    return ["String", " @namedFact"];
  }
  if (isLocalized(schema)) {
    return [schema instanceof z.ZodObject && schema.shape["en"] instanceof z.ZodArray ? "[String!]" : "String", " @localized"];
  }
  if (schema instanceof z.ZodArray && isLocalized(schema.element)) {
    return ["[String!]", " @localized"];
  }
  if (to !== undefined && to in IMAGE_FOLDERS) {
    return ["File", " @fileByRelativePath"];
  }
  return schema instanceof z.ZodISODate ? ["Date", " @dateformat"] : undefined;
}

/**
 * The GraphQL type of a value. What GraphQL cannot describe, such as a record, is JSON.
 *
 * @param name the type's name if it is an object
 * @param definitions takes the definitions of all object types inside, by name
 */
function typeOf(schema: z.core.$ZodType, name: string, definitions: Definitions): string {
  if (schema instanceof z.ZodArray) {
    return `[${typeOf(schema.element, name, definitions)}!]`;
  }
  if (schema instanceof z.ZodObject) {
    const type = z.globalRegistry.get(schema)?.title ?? name;
    define(`${type} @dontInfer`, type, schema.shape, definitions);
    return type;
  }
  if (schema instanceof z.ZodUnion) {
    const [type = "JSON", ...others] = new Set(schema.options.map((option) => typeOf(option, name, definitions)));
    return others.length === 0 ? type : "JSON";
  }
  if (schema instanceof z.ZodNumber) {
    return schema.format === "safeint" ? "Int" : "Float";
  }
  const { type } = schema._zod.def;
  return { string: "String", enum: "String", literal: "String", boolean: "Boolean" }[type as string] ?? "JSON";
}

/** Adds the definition of an object type, and those of all object types inside. */
function define(head: string, name: string, shape: z.core.$ZodShape, definitions: Definitions): void {
  const fields = Object.entries(shape).map(([key, schema]) => {
    const value = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    const [type, directive] = resolvedType(value) ?? [typeOf(value, name + key.charAt(0).toUpperCase() + key.slice(1), definitions), ""];
    return `  ${key}: ${type}${value === schema ? "!" : ""}${directive}\n`;
  });
  definitions.set(name, `type ${head} {\n${fields.join("")}}`);
}

/** Derives the GraphQL types from the schemas. A Gatsby node has its own `id`, so those of articles and pictures are renamed. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const { id: pictureId, ...picture } = DATA_SCHEMAS.pictures.shape.pictures.element.shape;
  createFieldExtensions(actions);
  const definitions: Definitions = new Map();
  const defineNode = (name: string, shape: z.core.$ZodShape): void => {
    define(`${name} implements Node @dontInfer`, name, shape, definitions);
  };
  defineNode("Article", { articleId: id, ...articleSchema.shape });
  defineNode("Picture", { pictureId, ...picture });
  DATA_FILES.forEach((file) => {
    defineNode(dataTypeName(file), DATA_SCHEMAS[file].shape);
  });
  actions.createTypes([OTHER_TYPES, ...definitions.values()].join("\n"));
};
