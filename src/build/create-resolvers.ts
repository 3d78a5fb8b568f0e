import { readFile } from "node:fs/promises";
import type { GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { type FactReading, factIdOf } from "../site/facts";
import { type FactRegistry, UnknownFactError, factRegistry, fillMessage, namesIn, parseMessage } from "../site/fill";
import { type Language, isLanguage } from "../site/languages";
import { resolveLinks } from "../site/links";
import type { DataOf } from "../site/schemas";
import { recordFactUses } from "./fact-uses";
import { factNodeId } from "./on-create-node";
import { type PathOfRoute, articleNamespace, pathsIn, routeTable } from "./route-table";

/** What Gatsby hands to a resolver: the page that asks, and a model that remembers for that page which nodes it read. */
interface ResolverContext {
  readonly path?: string;
  readonly nodeModel: {
    readonly getNodeById: (query: { readonly id: string; readonly type?: string }) => Node | null;
    readonly findOne: (query: { readonly type: string; readonly query: object }) => Promise<Node | null>;
    readonly findAll: (query: { readonly type: string }) => Promise<{ readonly entries: Iterable<Node> }>;
  };
}

type CreateNodeId = NodePluginArgs["createNodeId"];

interface LocaleNode {
  readonly ns: string;
  readonly language: string;
  readonly data: string;
}

function languageOf(value: unknown): Language {
  if (!isLanguage(value)) {
    throw new TypeError(`“${String(value)}” is not a language of this site.`);
  }
  return value;
}

/** Applies a function to every text of a JSON value. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") {
    return change(value);
  }
  if (Array.isArray(value)) {
    return value.map((entry) => mapTexts(entry, change));
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]));
  }
  return value;
}

/** The facts that a text names; each is read by its node, so that Gatsby runs the query again when one of them changes. */
function factsFor(texts: readonly string[], context: ResolverContext, createNodeId: CreateNodeId): FactRegistry {
  const ids = new Set(texts.flatMap((text) => [...namesIn(parseMessage(text))].map(factIdOf)));
  return factRegistry(
    Array.from(ids, (factId): FactReading => {
      const node = context.nodeModel.getNodeById({ id: factNodeId(createNodeId, factId), type: "Fact" }) as
        (Node & Omit<FactReading, "id">) | null;
      if (node === null) {
        throw new UnknownFactError(factId, []);
      }
      const { unit, value, spelled } = node;
      return { id: factId, unit, value, ...(spelled ? { spelled } : {}) };
    }),
  );
}

async function fileContent<File extends "pages" | "articles" | "business">(context: ResolverContext, type: string): Promise<DataOf<File>> {
  const node = await context.nodeModel.findOne({ type, query: {} });
  if (node === null) {
    throw new Error(`Gatsby has no node of type ${type}.`);
  }
  return node as unknown as DataOf<File>;
}

/** Paths of route ids in a language. The nodes are read anew each time, so that a changed slug reaches the pages that link to it. */
async function pathsFor(context: ResolverContext, language: Language): Promise<PathOfRoute> {
  const [pages, articles, business] = await Promise.all([
    fileContent<"pages">(context, "PagesJson"),
    fileContent<"articles">(context, "ArticlesJson"),
    fileContent<"business">(context, "BusinessJson"),
  ]);
  return pathsIn(routeTable({ pages, articles, business }), language);
}

const hasLink = (text: string): boolean => text.includes("](");

function textsIn(value: unknown): readonly string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** A locale file with its facts and links filled in for its language, and the note of which page used which fact. */
async function filledLocale(locale: LocaleNode, context: ResolverContext, createNodeId: CreateNodeId): Promise<unknown> {
  const language = languageOf(locale.language);
  const content: unknown = JSON.parse(locale.data);
  const texts = textsIn(content);
  const registry = factsFor(texts, context, createNodeId);
  const pathOfRoute = texts.some(hasLink) ? await pathsFor(context, language) : undefined;
  const used = new Set<string>();
  const filled = mapTexts(content, (text) => {
    const { text: sentence, facts } = fillMessage(text, registry, language);
    facts.forEach((fact) => used.add(fact));
    return pathOfRoute !== undefined && hasLink(sentence) ? resolveLinks(sentence, pathOfRoute) : sentence;
  });
  if (context.path !== undefined) {
    recordFactUses(process.cwd(), context.path, used);
  }
  return filled;
}

async function localeNode(context: ResolverContext, language: string, ns: string): Promise<LocaleNode> {
  const node = await context.nodeModel.findOne({ type: "Locale", query: { filter: { language: { eq: language }, ns: { eq: ns } } } });
  if (node === null) {
    throw new Error(`There is no file locales/${language}/${ns}.json.`);
  }
  return node as unknown as LocaleNode;
}

async function alternativeText(id: string, language: string, context: ResolverContext): Promise<string> {
  const { data } = await localeNode(context, language, "pictures");
  const text = (JSON.parse(data) as Readonly<Record<string, string>>)[id];
  if (text === undefined) {
    throw new Error(`There is no alternative text for “${id}” in locales/${language}/pictures.json.`);
  }
  return text;
}

interface CardText {
  readonly card: { readonly title: string; readonly summary: string; readonly label: string };
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: addResolvers, createNodeId }) => {
  const language = { language: "String!" } as const;

  /** The card of an article, or of a page that the travel guide lists among the articles. */
  const articleCard = async (id: string, forLanguage: string, context: ResolverContext): Promise<Readonly<Record<string, unknown>>> => {
    const articles = await fileContent<"articles">(context, "ArticlesJson");
    const pages = await fileContent<"pages">(context, "PagesJson");
    const article = articles.articles.find((candidate) => candidate.id === id);
    const locale = await localeNode(context, forLanguage, article === undefined ? id : articleNamespace(id));
    const { card } = (await filledLocale(locale, context, createNodeId)) as CardText;
    const pathOfRoute = await pathsFor(context, languageOf(forLanguage));
    const picture = article?.picture ?? pages.pages[id]?.picture;
    return {
      ...card,
      id,
      author: article?.author ?? null,
      published: article?.published ?? null,
      url: pathOfRoute(id),
      image: await context.nodeModel.findOne({ type: "Picture", query: { filter: { pictureId: { eq: picture } } } }),
    };
  };

  (addResolvers as (resolvers: object) => void)({
    Locale: {
      data: {
        type: "String!",
        resolve: async (source: LocaleNode, _: unknown, context: ResolverContext) =>
          JSON.stringify(await filledLocale(source, context, createNodeId)),
      },
    },
    Picture: {
      alt: {
        type: "String!",
        args: language,
        resolve: (source: { readonly pictureId: string }, args: { readonly language: string }, context: ResolverContext) =>
          alternativeText(source.pictureId, args.language, context),
      },
    },
    Vehicle: {
      alt: {
        type: "String!",
        args: language,
        resolve: (source: { readonly id: string }, args: { readonly language: string }, context: ResolverContext) =>
          alternativeText(source.id, args.language, context),
      },
    },
    Van: {
      alt: {
        type: "String!",
        args: language,
        resolve: (source: { readonly id: string }, args: { readonly language: string }, context: ResolverContext) =>
          alternativeText(source.id, args.language, context),
      },
    },
    File: {
      svgSize: {
        type: "SvgSize",
        resolve: async (source: { readonly absolutePath: string; readonly extension: string }) => {
          if (source.extension !== "svg") {
            return null;
          }
          const [, , width, height] =
            /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/
              .exec(await readFile(source.absolutePath, "utf8"))
              ?.slice(1)
              .map(Number) ?? [];
          return { width, height };
        },
      },
    },
    ArticlesJson: {
      localizedCards: {
        type: "[ArticleCard!]!",
        args: language,
        resolve: (source: DataOf<"articles">, args: { readonly language: string }, context: ResolverContext) =>
          Promise.all(source.cards.map((id) => articleCard(id, args.language, context))),
      },
    },
    Article: {
      relatedCards: {
        type: "[ArticleCard!]!",
        args: language,
        resolve: async (source: { readonly related: readonly string[] }, args: { readonly language: string }, context: ResolverContext) => {
          const { articles, cards } = await fileContent<"articles">(context, "ArticlesJson");
          const withCard = source.related.filter((id) => cards.includes(id) || articles.some((article) => article.id === id));
          return Promise.all(withCard.map((id) => articleCard(id, args.language, context)));
        },
      },
    },
  });
};
