import { z } from "zod";
import { currentSite } from "../../content/site-data";
import type { Language } from "../../i18n/languages";
import { text } from "../../schemas/fields";
import { required } from "../../schemas/required";
import { filledTexts } from "./filled-texts";
import { IN_LANGUAGE, type LanguageArgument, type ResolverContext, languageOf, localeOf, routeOf } from "./site-nodes";

/** What the travel guide shows of an article in words (requirement 11.2). */
const CARD = z.object({ title: text, summary: text, label: text });

/** What an article names as its author if it is the business itself, which writes all fixed pages. */
const BUSINESS = "brand";

/**
 * The card of an article, or of a page that the travel guide lists among the articles.
 *
 * @param id an article's id, or a page's
 */
async function articleCard(id: string, language: Language, { nodeModel }: ResolverContext) {
  const article = currentSite().data.articles.articles.find((one) => one.id === id);
  const { paths, picture, published } = routeOf(id);
  // Only so that Gatsby runs the query again when the article changes.
  nodeModel.getNodeById({ id: `article ${id}`, type: "Article" });
  const query = { filter: { language: { eq: language }, ns: { eq: id } } };
  const texts =
    article === undefined
      ? z.object({ card: CARD }).parse(JSON.parse(localeOf(await nodeModel.findOne({ type: "Locale", query })).data)).card
      : Object.fromEntries(Object.entries(article.card).map(([key, localized]) => [key, localized[language]]));
  return {
    ...CARD.parse(filledTexts(texts, language, { nodeModel })),
    id,
    author: article?.author ?? BUSINESS,
    published,
    url: paths[language],
    image: nodeModel.getNodeById({ id: `picture ${required(picture, `“picture” of ${id}, whose card shows it`)}`, type: "Picture" }),
  };
}

/** A field with the cards of articles that belong to a node. */
const cards = <Source>(idsOf: (source: Source) => readonly string[]) => ({
  type: "[ArticleCard!]!",
  args: IN_LANGUAGE,
  resolve: (source: Source, language: LanguageArgument, context: ResolverContext) =>
    Promise.all(idsOf(source).map((id) => articleCard(id, languageOf(language), context))),
});

export const cardResolvers = {
  ArticlesJson: { localizedCards: cards(() => currentSite().data.articles.cards) },
  Article: { relatedCards: cards(({ related }: { readonly related: readonly string[] }) => related) },
};
