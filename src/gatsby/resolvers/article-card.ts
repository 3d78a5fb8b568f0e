import type { Node } from "gatsby";
import { z } from "zod";
import type { Language } from "../../core/languages";
import { required } from "../../core/required";
import { heroPicture } from "../../core/schemas";
import { text } from "../../core/schemas/fields";
import { valueAt } from "../../core/text/value-at";
import { filledTexts } from "./filled-texts";
import { type ResolverContext, findArticle, findPage, findPath, found, localeOf } from "./site-nodes";

const CARD = z.object({ title: text, summary: text, label: text });

/** The entity of the specification (section 3): what the travel guide shows of an article. */
export type ArticleCard = z.infer<typeof CARD> & {
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
export async function articleCard(id: string, language: Language, context: ResolverContext): Promise<ArticleCard> {
  const page = await findPage(context, id);
  const article = page === undefined ? await findArticle(context, id) : undefined;
  const ofPage = async (): Promise<unknown> => {
    const { data } = localeOf(await found(context, "Locale", { filter: { language: { eq: language }, ns: { eq: id } } }));
    return valueAt(JSON.parse(data), ["card"]);
  };
  const texts =
    article === undefined ? await ofPage() : Object.fromEntries(Object.entries(article.card).map(([key, text]) => [key, text[language]]));
  const picture = article === undefined ? required(page, `The page or article “${id}”`).picture : heroPicture(article);
  return {
    ...CARD.parse(await filledTexts(texts, language, context)),
    id,
    author: article?.author ?? null,
    published: article?.published ?? null,
    url: await findPath(context, id, language),
    image: await found(context, "Picture", { filter: { pictureId: { eq: picture } } }),
  };
}
