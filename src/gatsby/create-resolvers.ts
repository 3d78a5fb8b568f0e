import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import type { FactValue } from "../core/facts/facts";
import { recordFactUses } from "../content/fact-uses";
import type { StoryNeighbours } from "../core/routes/story-neighbours";
import { articleCard } from "./resolvers/article-card";
import { filledLocale } from "./resolvers/filled-locale";
import { type LocaleNode, type ResolverContext, localeNode } from "./resolvers/site-nodes";

/** A fact as a node. */
interface FactNode {
  readonly factId: string;
  readonly value: FactValue;
}

interface LanguageArgument {
  readonly language: string;
}

/** The width and the height that the `viewBox` of a drawing gives. */
async function svgSize({ absolutePath, extension }: { readonly absolutePath: string; readonly extension: string }) {
  if (extension !== "svg") {
    return null;
  }
  const viewBox = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(await readFile(absolutePath, "utf8"));
  return { width: Number(viewBox?.[1]), height: Number(viewBox?.[2]) };
}

/** A field with the alternative text of the picture that a node's id names. */
function alternativeText<Source>(idOf: (source: Source) => string) {
  return {
    type: "String!",
    args: { language: "String!" },
    resolve: async (source: Source, { language }: LanguageArgument, context: ResolverContext): Promise<string> => {
      const { data } = await localeNode(context, language, "pictures");
      const text = (JSON.parse(data) as Readonly<Record<string, string>>)[idOf(source)];
      if (text === undefined) {
        throw new Error(`There is no alternative text for “${idOf(source)}” in locales/${language}/pictures.json.`);
      }
      return text;
    },
  };
}

/** The fields that are not stored but made when a page asks: texts with their facts, alternative texts, cards in a language. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: addResolvers, createNodeId }) => {
  /** A field with the cards of articles that a node names. */
  const cards = <Source>(idsOf: (source: Source) => readonly string[]) => ({
    type: "[ArticleCard!]!",
    args: { language: "String!" },
    resolve: (source: Source, { language }: LanguageArgument, context: ResolverContext) =>
      Promise.all(idsOf(source).map((id) => articleCard(id, language, context, createNodeId))),
  });

  /** A field with the card of the article that a node names, if it names one. */
  const card = <Source>(idOf: (source: Source) => string | null) => ({
    type: "ArticleCard",
    args: { language: "String!" },
    resolve: (source: Source, { language }: LanguageArgument, context: ResolverContext) => {
      const id = idOf(source);
      return id === null ? null : articleCard(id, language, context, createNodeId);
    },
  });

  // Gatsby types the function as a bare `Function`.
  (addResolvers as (resolvers: object) => void)({
    Locale: {
      data: {
        type: "String!",
        resolve: async (source: LocaleNode, _: unknown, context: ResolverContext) =>
          JSON.stringify(await filledLocale(source, context, createNodeId)),
      },
    },
    Fact: {
      value: {
        type: "JSON!",
        // What a widget or the structured data ask for is a use as much as a sentence is.
        resolve: ({ factId, value }: FactNode, _: unknown, { path }: ResolverContext): FactValue => {
          if (path !== undefined) {
            recordFactUses(process.cwd(), path, [factId]);
          }
          return value;
        },
      },
    },
    Picture: { alt: alternativeText(({ pictureId }: { readonly pictureId: string }) => pictureId) },
    Vehicle: { alt: alternativeText(({ id }: { readonly id: string }) => id) },
    Van: { alt: alternativeText(({ id }: { readonly id: string }) => id) },
    File: { svgSize: { type: "SvgSize", resolve: svgSize } },
    ArticlesJson: { localizedCards: cards(({ cards: ids }: { readonly cards: readonly string[] }) => ids) },
    StoryPlace: {
      previousCard: card(({ previous }: StoryNeighbours) => previous),
      nextCard: card(({ next }: StoryNeighbours) => next),
    },
    Article: { relatedCards: cards(({ related }: { readonly related: readonly string[] }) => related) },
  });
};
