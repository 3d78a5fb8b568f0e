import type { Node } from "gatsby";
import { z } from "zod";
import type { FactEntry } from "../../facts/facts";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { localizedPath } from "../../i18n/routes/localized-path";
import type { RouteEntry } from "../../i18n/routes/route-table";
import type { ArticleData, SiteData } from "../../schemas";
import { required } from "../../schemas/required";

/** A node has an `id` of its own, so the entry's is called after its type. */
type Renamed<Entry, Id extends string> = Omit<Entry, "id"> & Readonly<Record<Id, string>>;

/** The fields of the nodes that `file-nodes.ts` makes, by type. */
export interface SiteNodes {
  readonly Article: Renamed<ArticleData, "articleId">;
  readonly Brand: { readonly slug: string };
  readonly Fact: Renamed<FactEntry, "factId">;
  readonly Picture: Renamed<SiteData["pictures"]["pictures"][number], "pictureId">;
  readonly Route: Renamed<RouteEntry, "routeId">;
}

/**
 * The id of a node, by which resolvers find it.
 *
 * @example nodeId("Fact", "carPriceFrom") // "fact carPriceFrom"
 */
export function nodeId(type: keyof SiteNodes, name: string): string {
  return `${type.toLowerCase()} ${name}`;
}

/** The name of the only node of type `Brand`. */
export const BRAND = "of the business";

/** What Gatsby hands to a resolver: a model that records which nodes that page has read, so that the page is built again when one changes. */
export interface ResolverContext {
  readonly nodeModel: {
    readonly getNodeById: (query: { readonly id: string; readonly type: string }) => Node | null;
    readonly findOne: (query: { readonly type: string; readonly query: object }) => Promise<Node | null>;
    readonly trackInlineObjectsInRootNode: (node: { readonly id: string; readonly kept: unknown }) => void;
    readonly findAll: (query: { readonly type: string }) => Promise<{ readonly entries: Iterable<Node> }>;
  };
}

/** A node that `file-nodes.ts` has made; `null` if there is none. */
export function siteNode<Type extends keyof SiteNodes>(type: Type, name: string, { nodeModel }: ResolverContext): SiteNodes[Type] | null {
  // No other file makes nodes of these types.
  return nodeModel.getNodeById({ id: nodeId(type, name), type }) as SiteNodes[Type] | null;
}

/** A page or an article. */
export function routeNode(id: string, context: ResolverContext): SiteNodes["Route"] {
  return required(siteNode("Route", id, context), `The page or article “${id}”`);
}

/** The path of a page or an article in a language. */
export function pathOf(id: string, language: Language, context: ResolverContext): string {
  const brand = required(siteNode("Brand", BRAND, context), "The node of data/business.json");
  return localizedPath(language, routeNode(id, context).slugs[language], brand.slug);
}

const LOCALE = z.object({ language: z.enum(LANGUAGES), data: z.string() });

/** A locale file, whose content is JSON, from the node that gatsby-plugin-react-i18next makes of it. */
export const localeFile = (node: unknown) => LOCALE.parse(node);

/** The argument of a field that differs from language to language. */
export const IN_LANGUAGE = { language: "String!" };

export interface LanguageArgument {
  readonly language: string;
}

/** The language that a query asks for. */
export function languageOf({ language }: LanguageArgument): Language {
  return LOCALE.shape.language.parse(language);
}
