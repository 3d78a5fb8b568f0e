import type { Node } from "gatsby";
import { z } from "zod";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { localizedPath } from "../../i18n/routes/localized-path";
import { type ArticleData, DATA_SCHEMAS, type DataFile, type DataOf, articleSchema } from "../../schemas";
import { dataTypeName } from "../json-type-name";

/** What Gatsby hands to a resolver: a model that records which nodes that page has read. */
export interface ResolverContext {
  readonly nodeModel: {
    readonly getNodeById: (query: { readonly id: string; readonly type?: string }) => Node | null;
    readonly findOne: (query: { readonly type: string; readonly query: object }) => Promise<Node | null>;
    readonly findAll: (query: { readonly type: string; readonly query?: object }) => Promise<{ readonly entries: Iterable<Node> }>;
  };
}

/**
 * A function that makes each value once, and then gives it again. Thousands of pages read the same few nodes.
 *
 * @example onceEachArticle(`${node.id} ${node.internal.contentDigest}`, () => parse(node))
 */
export function onceEach<Value>(): (key: string, make: () => Value) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (key, make) => {
    const { value } = made.get(key) ?? { value: make() };
    made.set(key, { value });
    return value;
  };
}

/** The content of a node: it stays the same until its file changes. */
export const contentOf = ({ id, internal }: Node): string => `${id} ${internal.contentDigest}`;

const SCHEMAS: { readonly [File in DataFile]: z.ZodType<DataOf<File>> } = DATA_SCHEMAS;

/** What Gatsby adds to the content of a node. */
const ADDED = new Set(["id", "parent", "children", "internal"]);

const NODE = z.record(z.string(), z.unknown());

/** The content of a file of `data/`, from its node. */
export function dataOf<File extends DataFile>(file: File, node: unknown): DataOf<File> {
  // Without `strip()`, which makes a schema: that would take longer than to read the node, and each link of each page reads two nodes.
  return SCHEMAS[file].parse(Object.fromEntries(Object.entries(NODE.parse(node)).filter(([name]) => !ADDED.has(name))));
}

const LOCALE = z.object({ ns: z.string(), language: z.enum(LANGUAGES), data: z.string() });

/** A locale file, whose content is JSON, from the node that gatsby-plugin-react-i18next makes of it. */
export const localeOf = (node: unknown) => LOCALE.parse(node);

/** The first node of a type that fits a query. */
export async function found(context: ResolverContext, type: string, query: object): Promise<Node> {
  const node = await context.nodeModel.findOne({ type, query });
  if (node === null) {
    throw new Error(`Gatsby has no node of type ${type} for ${JSON.stringify(query)}.`);
  }
  return node;
}

/** A reader of a file of `data/`, which parses each content once. */
function dataReader<File extends DataFile>(file: File): (context: ResolverContext) => Promise<DataOf<File>> {
  const once = onceEach<DataOf<File>>();
  return async (context) => {
    const node = await found(context, dataTypeName(file), {});
    return once(contentOf(node), () => dataOf(file, node));
  };
}

const readPages = dataReader("pages");
const readBusiness = dataReader("business");

/** The argument of a field that differs from language to language. */
export const IN_LANGUAGE = { language: "String!" };

export interface LanguageArgument {
  readonly language: string;
}

/** The language that a query asks for. */
export function languageOf({ language }: LanguageArgument): Language {
  return LOCALE.shape.language.parse(language);
}

/** The pages of `data/pages.json`, by their ids. */
export async function findPages(context: ResolverContext): Promise<Readonly<Partial<DataOf<"pages">["pages"]>>> {
  return (await readPages(context)).pages;
}

const ARTICLE_NODE = articleSchema.strip();

const onceEachArticle = onceEach<ArticleData>();

const articleOf = (node: Node): ArticleData =>
  onceEachArticle(contentOf(node), () => ({ ...ARTICLE_NODE.parse(node), id: String(node["articleId"]) }));

/** All articles. A page that reads them is built again when any of them changes. */
export async function findArticles({ nodeModel }: ResolverContext): Promise<readonly ArticleData[]> {
  return Array.from((await nodeModel.findAll({ type: "Article" })).entries, articleOf);
}

/** An article by its id. Only its own node is read, so that a page is not built again when another article changes. */
export async function findArticle(context: ResolverContext, id: string): Promise<ArticleData> {
  return articleOf(await found(context, "Article", { filter: { articleId: { eq: id } } }));
}

/** The path of a page or an article in a language. */
export async function findPath(context: ResolverContext, id: string, language: Language): Promise<string> {
  const { slugs } = (await findPages(context))[id] ?? (await findArticle(context, id));
  const { slug } = await readBusiness(context);
  return localizedPath(language, slugs[language], slug);
}
