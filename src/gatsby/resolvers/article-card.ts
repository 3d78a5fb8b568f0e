import type { Node } from "gatsby";
import { articleNamespace } from "../../core/routes/route-table";
import { filledLocale } from "./filled-locale";
import {
  type CreateNodeId,
  type ResolverContext,
  articleEntry,
  languageOf,
  localeNode,
  pageEntry,
  pictureNode,
  routePath,
} from "./site-nodes";

/** The entity of the specification (section 3): what the travel guide shows of an article. */
export interface ArticleCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly label: string;
  readonly author: string | null;
  readonly published: string | null;
  readonly url: string;
  readonly image: Node;
}

type CardTexts = Pick<ArticleCard, "title" | "summary" | "label">;

/**
 * The card of an article, or of a page that the travel guide lists among the articles.
 *
 * @param id an article's id, or a page's
 */
export async function articleCard(
  id: string,
  language: string,
  context: ResolverContext,
  createNodeId: CreateNodeId,
): Promise<ArticleCard> {
  const page = await pageEntry(context, id);
  const article = page === undefined ? await articleEntry(context, id) : undefined;
  const locale = await localeNode(context, language, article === undefined ? id : articleNamespace(id));
  const card = (await filledLocale(locale, context, createNodeId, "card")) as CardTexts;
  return {
    ...card,
    id,
    author: article?.author ?? null,
    published: article?.published ?? null,
    url: await routePath(context, id, languageOf(language)),
    image: await pictureNode(context, article?.picture ?? page?.picture ?? ""),
  };
}
