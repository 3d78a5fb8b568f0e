import { z } from "zod";
import type { Language } from "../../i18n/languages";
import { required } from "../../utils/required";
import { storyOrder } from "../../i18n/routes/story-order";
import { heroPicture } from "../../schemas";
import { text } from "../../schemas/fields";
import { valueAt } from "../../utils/value-at";
import { filledTexts } from "./filled-texts";
import {
  IN_LANGUAGE,
  type LanguageArgument,
  type ResolverContext,
  findArticle,
  findArticles,
  findPages,
  findPath,
  found,
  languageOf,
  localeOf,
} from "./site-nodes";

/** What the travel guide shows of an article in words (specification, section 3). */
const CARD = z.object({ title: text, summary: text, label: text });

/**
 * The card of an article, or of a page that the travel guide lists among the articles.
 *
 * @param id an article's id, or a page's
 */
async function articleCard(id: string, language: Language, context: ResolverContext) {
  const page = (await findPages(context))[id];
  const article = page === undefined ? await findArticle(context, id) : undefined;
  const { author, published, modified } = required(page ?? article, `The page or article “${id}”`);
  const ofPage = async (): Promise<unknown> => {
    const { data } = localeOf(await found(context, "Locale", { filter: { language: { eq: language }, ns: { eq: id } } }));
    return valueAt(JSON.parse(data), ["card"]);
  };
  const texts = article ? Object.fromEntries(Object.entries(article.card).map(([key, text]) => [key, text[language]])) : await ofPage();
  const picture = article ? heroPicture(article) : page?.picture;
  return {
    ...CARD.parse(await filledTexts(texts, language, context)),
    id,
    author: author ?? null,
    published: published ?? null,
    modified,
    url: await findPath(context, id, language),
    image: await found(context, "Picture", { filter: { pictureId: { eq: picture } } }),
  };
}

/** A field with the cards of articles that belong to a node. */
const cards = <Source>(idsOf: (source: Source, context: ResolverContext) => readonly string[] | Promise<readonly string[]>) => ({
  type: "[ArticleCard!]!",
  args: IN_LANGUAGE,
  resolve: async (source: Source, language: LanguageArgument, context: ResolverContext) =>
    Promise.all((await idsOf(source, context)).map((id) => articleCard(id, languageOf(language), context))),
});

export const cardResolvers = {
  Query: {
    // The card of an article, or of a page that has one; `null` where none is asked for.
    storyCard: {
      type: "ArticleCard",
      args: { id: "String", ...IN_LANGUAGE },
      resolve: (_: unknown, { id, ...language }: LanguageArgument & { readonly id?: string | null }, context: ResolverContext) =>
        id ? articleCard(id, languageOf(language), context) : null,
    },
  },
  ArticlesJson: {
    localizedCards: cards(async ({ cards: placed }: { readonly cards: readonly string[] }, context) =>
      storyOrder(placed, await findArticles(context)),
    ),
  },
  Article: { relatedCards: cards(({ related }: { readonly related: readonly string[] }) => related) },
};
