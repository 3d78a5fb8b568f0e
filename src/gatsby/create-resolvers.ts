import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import type { FactValue } from "../core/facts/facts";
import { recordFactUses } from "../content/fact-uses";
import { required } from "../core/required";
import type { FactNode } from "./on-create-node";
import { articleCard } from "./resolvers/article-card";
import { filledLocale } from "./resolvers/filled-locale";
import { type ResolverContext, findLocale, localeOf } from "./resolvers/site-nodes";

interface LanguageArgument {
  readonly language: string;
}

const args = { language: "String!" };

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
    args,
    resolve: async (source: Source, { language }: LanguageArgument, context: ResolverContext): Promise<string> => {
      const { data } = await findLocale(context, language, "pictures");
      const id = idOf(source);
      return required(
        z.record(z.string(), z.string()).parse(JSON.parse(data))[id],
        `The alternative text for “${id}” in locales/${language}/pictures.json`,
      );
    },
  };
}

/** A field with the cards of articles that a node names. */
const cards = <Source>(idsOf: (source: Source) => readonly string[]) => ({
  type: "[ArticleCard!]!",
  args,
  resolve: (source: Source, { language }: LanguageArgument, context: ResolverContext) =>
    Promise.all(idsOf(source).map((id) => articleCard(id, language, context))),
});

/** A field with the card of the article that a node names, if it names one. */
const card = <Source>(idOf: (source: Source) => string | null) => ({
  type: "ArticleCard",
  args,
  resolve: (source: Source, { language }: LanguageArgument, context: ResolverContext) => {
    const id = idOf(source);
    return id === null ? null : articleCard(id, language, context);
  },
});

/** The fields that are resolved when a page asks for them: texts with their facts, alternative texts, cards in a language. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: addResolvers }) => {
  // Gatsby types the function as a bare `Function`.
  (addResolvers as (resolvers: object) => void)({
    Locale: {
      data: {
        type: "String!",
        resolve: async (node: unknown, _: unknown, context: ResolverContext) => JSON.stringify(await filledLocale(localeOf(node), context)),
      },
    },
    Fact: {
      value: {
        type: "JSON!",
        // A component or the structured data that asks for a fact uses it as much as a sentence does.
        resolve: ({ factId, value }: FactNode, _: unknown, { path }: ResolverContext): FactValue => {
          if (path !== undefined) {
            recordFactUses(process.cwd(), path, [factId]);
          }
          return value;
        },
      },
    },
    Picture: { alt: alternativeText(({ pictureId }: { readonly pictureId: string }) => pictureId) },
    FleetJsonVehicles: { alt: alternativeText(({ id }: { readonly id: string }) => id) },
    VansJsonVans: { alt: alternativeText(({ id }: { readonly id: string }) => id) },
    File: { svgSize: { type: "SvgSize", resolve: svgSize } },
    ArticlesJson: { localizedCards: cards(({ cards: ids }: { readonly cards: readonly string[] }) => ids) },
    StoryPlace: {
      previousCard: card(({ previous }: { readonly previous: string | null }) => previous),
      nextCard: card(({ next }: { readonly next: string | null }) => next),
    },
    Article: { relatedCards: cards(({ related }: { readonly related: readonly string[] }) => related) },
  });
};
