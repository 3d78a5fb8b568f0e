import type { Node } from "gatsby";
import { articleNamespace } from "../../core/routes/route-table";
import { type ArticleTexts, articleTextsSchema } from "../../core/schemas/article-texts";
import { required } from "../../core/required";
import { filledLocale } from "./filled-locale";
import { type ResolverContext, findArticle, findLocale, findPage, findPath, findPicture } from "./site-nodes";

/** The entity of the specification (section 3): what the travel guide shows of an article. */
export type ArticleCard = ArticleTexts["card"] & {
  readonly id: string;
  readonly author: string | null;
  readonly published: string | null;
  readonly url: string;
  readonly image: Node;
};

/**
 * The card of an article, or of a page that the travel guide lists among the articles.
 *
 * @param id an article's id, or a page's
 */
export async function articleCard(id: string, language: string, context: ResolverContext): Promise<ArticleCard> {
  const page = await findPage(context, id);
  const article = page === undefined ? await findArticle(context, id) : undefined;
  const locale = await findLocale(context, language, article === undefined ? id : articleNamespace(id));
  return {
    ...articleTextsSchema.shape.card.parse(await filledLocale(locale, context, "card")),
    id,
    author: article?.author ?? null,
    published: article?.published ?? null,
    url: await findPath(context, id, locale.language),
    image: await findPicture(context, required(article ?? page, `The page or article “${id}”`).picture),
  };
}
