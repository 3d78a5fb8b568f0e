import { z } from "zod";
import type { Language } from "../../i18n/languages";
import type { DataOf } from "../../schemas";
import { cardsInOrder } from "../../schemas/articles";
import { text } from "../../schemas/fields";
import { required } from "../../schemas/required";
import { filledTexts } from "./filled-texts";
import {
  IN_LANGUAGE,
  type LanguageArgument,
  type ResolverContext,
  type SiteNodes,
  languageOf,
  localeFile,
  pathOf,
  routeNode,
  siteNode,
} from "./site-nodes";

/** What the travel guide shows of an article in words (requirement 11.2). */
const CARD = z.object({ title: text, summary: text, label: text });

/** What an article names as its author if it is the business itself, which writes all fixed pages. */
const BUSINESS = "brand";

/** The card of a page, which its locale file holds. */
async function cardOfPage(id: string, language: Language, { nodeModel }: ResolverContext): Promise<unknown> {
  const query = { filter: { language: { eq: language }, ns: { eq: id } } };
  const { data } = localeFile(await nodeModel.findOne({ type: "Locale", query }));
  return z.object({ card: CARD }).parse(JSON.parse(data)).card;
}

/**
 * The card of an article, or of a page that the travel guide lists among the articles.
 *
 * @param id an article's id, or a page's
 */
async function articleCard(id: string, language: Language, context: ResolverContext) {
  const article = siteNode("Article", id, context);
  const { picture, published, modified } = routeNode(id, context);
  const texts =
    article === null
      ? await cardOfPage(id, language, context)
      : Object.fromEntries(Object.entries(article.card).map(([key, localized]) => [key, localized[language]]));
  return {
    ...CARD.parse(filledTexts(texts, language, context)),
    id,
    author: article?.author ?? BUSINESS,
    published,
    modified,
    url: pathOf(id, language, context),
    image: siteNode("Picture", required(picture, `“picture” of ${id}, whose card shows it`), context),
  };
}

const cardsOf = (ids: readonly string[], language: LanguageArgument, context: ResolverContext) =>
  Promise.all(ids.map((id) => articleCard(id, languageOf(language), context)));

const CARDS = { type: "[ArticleCard!]!", args: IN_LANGUAGE };

export const cardResolvers = {
  ArticlesJson: {
    localizedCards: {
      ...CARDS,
      resolve: async ({ cards }: DataOf<"articles">, language: LanguageArgument, context: ResolverContext) => {
        const { entries } = await context.nodeModel.findAll({ type: "Article" });
        const articles = Array.from(entries as Iterable<SiteNodes["Article"]>, ({ articleId: id, published }) => ({ id, published }));
        return cardsOf(cardsInOrder(cards, articles), language, context);
      },
    },
  },
  Article: {
    relatedCards: {
      ...CARDS,
      resolve: ({ related }: SiteNodes["Article"], language: LanguageArgument, context: ResolverContext) =>
        cardsOf(related, language, context),
    },
  },
};
