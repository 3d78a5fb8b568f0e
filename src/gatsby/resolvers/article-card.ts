import type { Node } from "gatsby";
import { z } from "zod";
import type { Language } from "../../core/languages";
import { required } from "../../core/required";
import { heroPicture } from "../../core/schemas";
import { text } from "../../core/schemas/fields";
import { filledTexts } from "./filled-texts";
import { type ResolverContext, findArticle, findLocale, findPage, findPath, findPicture } from "./site-nodes";

const CARD = z.object({ title: text, summary: text, label: text });

/** The entity of the specification (section 3): what the travel guide shows of an article. */
export type ArticleCard = z.infer<typeof CARD> & {
  readonly id: string;
  readonly author: string | null;
  readonly published: string | null;
  readonly url: string;
  readonly image: Node;
};

/** The texts of the card of a page, which are in its locale file. */
async function pageCard(id: string, language: Language, context: ResolverContext): Promise<unknown> {
  const { data } = await findLocale(context, language, id);
  return z.object({ card: CARD }).parse(JSON.parse(data)).card;
}

/**
 * The card of an article, or of a page that the travel guide lists among the articles.
 *
 * @param id an article's id, or a page's
 */
export async function articleCard(id: string, language: Language, context: ResolverContext): Promise<ArticleCard> {
  const page = await findPage(context, id);
  const article = page === undefined ? await findArticle(context, id) : undefined;
  const texts =
    article === undefined
      ? await pageCard(id, language, context)
      : Object.fromEntries(Object.entries(article.card).map(([key, text]) => [key, text[language]]));
  return {
    ...CARD.parse(await filledTexts(texts, language, context)),
    id,
    author: article?.author ?? null,
    published: article?.published ?? null,
    url: await findPath(context, id, language),
    image: await findPicture(context, article === undefined ? required(page, `The page or article “${id}”`).picture : heroPicture(article)),
  };
}
