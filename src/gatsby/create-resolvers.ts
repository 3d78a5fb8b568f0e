import { readFile } from "node:fs/promises";
import type { GatsbyNode, Node } from "gatsby";
import { projectFolder } from "../content/site-data";
import { claimShown, noticeShown, specialHoursShown } from "../core/days/dated";
import type { FactValue } from "../core/facts/facts";
import { formatFact } from "../core/facts/format-fact";
import { type Language, localeOf as localeTag } from "../core/languages";
import { required } from "../core/required";
import { storyOrder } from "../core/routes/story-order";
import type { DataOf } from "../core/schemas";
import { typeset } from "../core/text/typeset";
import type { FactNode } from "./on-create-node";
import { articleCard } from "./resolvers/article-card";
import { phonePictures } from "./resolvers/phone-picture";
import { filledTexts, recordUses } from "./resolvers/filled-texts";
import { type ResolverContext, contentOf, dataOf, findArticles, languageOf, localeOf, onceEach } from "./resolvers/site-nodes";

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

/** A field with the cards of articles that belong to a node. */
const cards = <Source>(idsOf: (source: Source, context: ResolverContext) => readonly string[] | Promise<readonly string[]>) => ({
  type: "[ArticleCard!]!",
  args,
  resolve: async (source: Source, language: LanguageArgument, context: ResolverContext) =>
    Promise.all((await idsOf(source, context)).map((id) => articleCard(id, languageOf(language), context))),
});

/** The card of an article, or of a page that has one; `null` where none is asked for. */
const storyCard = {
  type: "ArticleCard",
  args: { id: "String", ...args },
  resolve: (_: unknown, { id, ...language }: LanguageArgument & { readonly id?: string | null }, context: ResolverContext) =>
    id ? articleCard(id, languageOf(language), context) : null,
};

interface PictureNode {
  /** From `data/`. */
  readonly file: string;
  readonly focusSmall: string;
}

/** What Gatsby hands to a resolver that replaces another one. */
interface PictureField {
  readonly originalResolver: (node: Node, sizes: unknown, context: unknown, info: PictureField) => unknown;
}

interface Days {
  readonly from: string;
  readonly until: string;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/** “24 December”: notices and days that differ are near enough to need no year. */
function dayIn(language: Language, local: string): string {
  const date = new Date(local.slice(0, 10));
  return typeset(new Intl.DateTimeFormat(localeTag(language), { day: "numeric", month: "long", timeZone: "UTC" }).format(date), language);
}

const timeIn = (language: Language, value: string): string => formatFact({ id: "time", unit: "time", value }, language);

/** The countries of `data/licences.json`, named and sorted as a language does. */
function countriesIn(language: Language, { licences }: Pick<DataOf<"licences">, "licences">) {
  const names = new Intl.DisplayNames(localeTag(language), { type: "region" });
  return licences
    .flatMap(({ countries, recognised }) => countries.map((code) => ({ code, name: names.of(code) ?? code, recognised })))
    .sort((one, other) => one.name.localeCompare(other.name, localeTag(language)));
}

/** A field that is written as a language writes it. */
const written = (type: string, write: (days: Days, language: Language) => string | null) => ({
  type,
  args,
  resolve: (days: Days, language: LanguageArgument) => write(days, languageOf(language)),
});

/** When a page shows something dated. Numbers, because the script in the page compares them with the clock. */
const shown = <Source>(when: (source: Source) => { readonly starts: number; readonly ends: number }) => ({
  starts: { type: "Float!", resolve: (source: Source) => when(source).starts },
  ends: { type: "Float!", resolve: (source: Source) => when(source).ends },
});

/** The fields that are resolved when a page asks for them: texts with their facts, cards in a language. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: addResolvers, store }) => {
  const phonePicture = phonePictures(projectFolder(store));
  const onceEachPicture = onceEach<unknown>();
  // Gatsby types the function as a bare `Function`.
  (addResolvers as (resolvers: object) => void)({
    Locale: {
      data: {
        type: "String!",
        resolve: async (node: unknown, _: unknown, context: ResolverContext) => {
          const { data, language } = localeOf(node);
          return JSON.stringify(await filledTexts(JSON.parse(data), language, context));
        },
      },
    },
    Fact: {
      value: {
        type: "JSON!",
        // A component or the structured data that asks for a fact uses it as much as a sentence does.
        resolve: ({ factId, value }: FactNode, _: unknown, context: ResolverContext): FactValue => {
          recordUses([factId], context);
          return value;
        },
      },
      written: {
        type: "String!",
        args,
        resolve: ({ factId: id, unit, value }: FactNode, language: LanguageArgument): string =>
          formatFact({ id, unit, value }, languageOf(language)),
      },
      ...shown(({ factId, reviewBy }: FactNode) => claimShown(required(reviewBy, `The day of review of the fact “${factId}”`))),
    },
    NoticesJsonNotices: {
      ...shown(noticeShown),
      endDay: written("String!", ({ until }, language) => dayIn(language, until)),
      endTime: written("String", ({ until }, language) => (until.includes(" ") ? timeIn(language, until.slice(11)) : null)),
    },
    ExceptionsJsonExceptions: {
      ...shown(specialHoursShown),
      firstDay: written("String!", ({ from }, language) => dayIn(language, from)),
      lastDay: written("String!", ({ until }, language) => dayIn(language, until)),
      hours: written("String", ({ opens, closes }, language) =>
        opens && closes ? `${timeIn(language, opens)}–${timeIn(language, closes)}` : null,
      ),
    },
    LicencesJson: {
      countries: {
        type: "[LicenceCountry!]!",
        args,
        resolve: (source: unknown, language: LanguageArgument) => countriesIn(languageOf(language), dataOf("licences", source)),
      },
    },
    Picture: {
      phone: {
        type: "String!",
        // Most are as wide as the screen, and four fifths as high.
        args: { ratio: { type: "Float!", defaultValue: 1.25 }, share: { type: "Float!", defaultValue: 1 } },
        resolve: ({ file, focusSmall: focus }: PictureNode, box: { readonly ratio: number; readonly share: number }) =>
          // Written from the folder of the data file that names it, however deep.
          phonePicture({ file: file.replace(/^(?:\.\.\/)+/, ""), focus, ...box }),
      },
    },
    ImageSharp: {
      gatsbyImageData: {
        // gatsby-plugin-sharp reads the whole picture each time, to name the files that it makes.
        resolve: (node: Node, sizes: unknown, context: unknown, info: PictureField) =>
          onceEachPicture(`${contentOf(node)} ${JSON.stringify(sizes)}`, () => info.originalResolver(node, sizes, context, info)),
      },
    },
    File: { svgSize: { type: "SvgSize", resolve: svgSize } },
    Query: { storyCard },
    ArticlesJson: {
      localizedCards: cards(async ({ cards: placed }: { readonly cards: readonly string[] }, context) =>
        storyOrder(placed, await findArticles(context)),
      ),
    },
    Article: { relatedCards: cards(({ related }: { readonly related: readonly string[] }) => related) },
  });
};
