import type { Node, NodePluginArgs } from "gatsby";
import { type Language, isLanguage } from "../../core/languages";
import { localizedPath } from "../../core/routes/localized-path";
import type { DataOf } from "../../core/schemas";

/** What Gatsby hands to a resolver: the page that asks, and a model that remembers for that page which nodes it read. */
export interface ResolverContext {
  readonly path?: string;
  readonly nodeModel: {
    readonly getNodeById: (query: { readonly id: string; readonly type?: string }) => Node | null;
    readonly findOne: (query: { readonly type: string; readonly query: object }) => Promise<Node | null>;
  };
}

export type CreateNodeId = NodePluginArgs["createNodeId"];

/** A locale file as gatsby-plugin-react-i18next makes it a node. */
export interface LocaleNode {
  readonly ns: string;
  readonly language: string;
  readonly data: string;
}

type Article = DataOf<"articles">["articles"][number];
type Page = DataOf<"pages">["pages"][string];

/**
 * The language that a query names.
 *
 * @throws TypeError for anything else
 */
export function languageOf(value: unknown): Language {
  if (!isLanguage(value)) {
    throw new TypeError(`“${String(value)}” is not a language of this site.`);
  }
  return value;
}

async function found(context: ResolverContext, type: string, query: object): Promise<Node> {
  const node = await context.nodeModel.findOne({ type, query });
  if (node === null) {
    throw new Error(`Gatsby has no node of type ${type} for ${JSON.stringify(query)}.`);
  }
  return node;
}

/** The texts of a namespace in a language, not yet filled. */
export async function localeNode(context: ResolverContext, language: string, ns: string): Promise<LocaleNode> {
  return (await found(context, "Locale", { filter: { language: { eq: language }, ns: { eq: ns } } })) as unknown as LocaleNode;
}

/** A page of `data/pages.json`, or `undefined` for the id of an article. */
export async function pageEntry(context: ResolverContext, id: string): Promise<Page | undefined> {
  const { pages } = (await found(context, "PagesJson", {})) as unknown as DataOf<"pages">;
  return pages[id];
}

/** An article by its id. Only its own node is read, so that a page is not built again when another article changes. */
export async function articleEntry(context: ResolverContext, id: string): Promise<Article> {
  return (await found(context, "Article", { filter: { articleId: { eq: id } } })) as unknown as Article;
}

/** The node of a picture by its id. */
export function pictureNode(context: ResolverContext, id: string): Promise<Node> {
  return found(context, "Picture", { filter: { pictureId: { eq: id } } });
}

/** The path of a page or an article in a language. */
export async function routePath(context: ResolverContext, id: string, language: Language): Promise<string> {
  const { slugs } = (await pageEntry(context, id)) ?? (await articleEntry(context, id));
  const { slug } = (await found(context, "BusinessJson", {})) as unknown as DataOf<"business">;
  return localizedPath(language, slugs[language], slug);
}
