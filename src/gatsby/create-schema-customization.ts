import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { DATA_FILES, DATA_SCHEMAS } from "../core/schemas";
import { IMAGE_FOLDERS, references } from "../core/schemas/references";
import { dataTypeName } from "./json-type-name";

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
  type Fact implements Node @dontInfer {
    factId: String!
    unit: String!
    value: JSON!
    spelled: JSON
  }
  type StoryPlace implements Node @dontInfer {
    storyId: String!
    previous: String
    next: String
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
    author: String
    published: String
    url: String!
    image: Picture!
  }
`;

/** The directives by which Gatsby resolves a field, with the type that it then has. */
function resolvedType(schema: z.core.$ZodType): readonly [type: string, directive: string] | undefined {
  const to = references.get(schema)?.to;
  if (to === "picture") {
    return ["Picture", ' @link(by: "pictureId")'];
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
 * @param definitions takes the definitions of all object types inside
 */
function typeOf(schema: z.core.$ZodType, name: string, definitions: string[]): string {
  if (schema instanceof z.ZodArray) {
    return `[${typeOf(schema.element, name, definitions)}!]`;
  }
  if (schema instanceof z.ZodObject) {
    definitions.push(...typeDefinitions(`${name} @dontInfer`, name, schema.shape));
    return name;
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

/** The definition of an object type, and those of all object types inside, which are named by their path. */
function typeDefinitions(head: string, name: string, shape: z.core.$ZodShape): readonly string[] {
  const definitions: string[] = [];
  const fields = Object.entries(shape).map(([key, schema]) => {
    const value = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    const [type, directive] = resolvedType(value) ?? [typeOf(value, name + key.charAt(0).toUpperCase() + key.slice(1), definitions), ""];
    return `  ${key}: ${type}${value === schema ? "!" : ""}${directive}\n`;
  });
  return [`type ${head} {\n${fields.join("")}}`, ...definitions];
}

function nodeTypes(name: string, shape: z.core.$ZodShape): readonly string[] {
  return typeDefinitions(`${name} implements Node @dontInfer`, name, shape);
}

/** Derives the GraphQL types of all data files from their schemas; entries that are nodes of their own have their id under another name. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const { id: articleId, ...article } = DATA_SCHEMAS.articles.shape.articles.element.shape;
  const { id: pictureId, ...picture } = DATA_SCHEMAS.pictures.shape.pictures.element.shape;
  actions.createTypes(
    [
      OTHER_TYPES,
      ...nodeTypes("Article", { articleId, ...article }),
      ...nodeTypes("Picture", { pictureId, ...picture }),
      ...DATA_FILES.flatMap((file) => nodeTypes(dataTypeName(file), DATA_SCHEMAS[file].shape)),
    ].join("\n"),
  );
};
