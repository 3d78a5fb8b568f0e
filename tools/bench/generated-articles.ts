import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { articleNamespace } from "../../src/core/routes/route-table";
import { LANGUAGES, byLanguage } from "../../src/core/languages";
import { type DataOf } from "../../src/core/schemas";
import { type ArticleTexts, articleTextsSchema } from "../../src/core/schemas/article-texts";

type Articles = DataOf<"articles">;
type Article = Articles["articles"][number];

const CONSONANTS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "v"] as const;
const VOWELS = ["a", "e", "i", "o", "u"] as const;
const SYLLABLES = CONSONANTS.flatMap((consonant) => VOWELS.map((vowel) => `${consonant}${vowel}`));

/** Stands before every made-up name, so that none is a word, least of all a number such as “five”, which the build would hold against facts. */
const NO_WORD = "Zu";

/**
 * A made-up name, different for every number: a figure in a sentence would stop the build.
 *
 * @param index from 0
 * @example madeUpName(61) // "Zubebe"
 */
export function madeUpName(index: number): string {
  const syllables: string[] = [];
  for (let rest = index; rest > 0 || syllables.length < 2; rest = Math.floor(rest / SYLLABLES.length)) {
    syllables.unshift(SYLLABLES[rest % SYLLABLES.length] ?? "");
  }
  return `${NO_WORD}${syllables.join("")}`;
}

/** The entry of a generated article: a copy of a written one under names of its own, with the same pictures. */
export function generatedArticle(model: Article, index: number): Article {
  const suffix = String(index + 1);
  return {
    ...model,
    id: `generated-${suffix}`,
    slugs: byLanguage((language) => `${model.slugs[language]}-${suffix}`),
    formerly: [],
    related: [model.id, ...model.related].slice(0, Math.max(1, model.related.length)),
  };
}

/** The texts of a generated article: those of a written one, told apart by a name in every place that lists or search engines show. */
export function generatedTexts(model: ArticleTexts, name: string): ArticleTexts {
  return {
    ...model,
    // Shorter than the written ones, because both have a greatest length.
    meta: { title: `${name} | {brand}`, description: `${name}: ${model.card.summary}` },
    card: { ...model.card, title: `${name}: ${model.card.title}` },
    hero: { title: `${name}: ${model.hero.title}` },
    standfirst: `${name}. ${model.standfirst}`,
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Adds articles to a copy of the project as CONTRIBUTING.md tells an editor to: an entry, a card and five locale files each. Their pictures
 * are those of written articles, so that a build encodes no more pictures than before.
 *
 * @param root the copy's folder
 * @param count how many
 */
export function addArticles(root: string, count: number): void {
  const file = join(root, "data", "articles.json");
  const content = readJson(file) as Articles;
  const models = content.articles;
  const generated = Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) {
      throw new Error("data/articles.json has no article that could be a model.");
    }
    return { model, article: generatedArticle(model, index), name: madeUpName(index) };
  });
  writeJson(file, {
    ...content,
    cards: [...content.cards, ...generated.map(({ article }) => article.id)],
    articles: [...models, ...generated.map(({ article }) => article)],
  });
  for (const language of LANGUAGES) {
    const folder = join(root, "locales", language);
    mkdirSync(folder, { recursive: true });
    for (const { model, article, name } of generated) {
      const texts = articleTextsSchema.parse(readJson(join(folder, `${articleNamespace(model.id)}.json`)));
      writeJson(join(folder, `${articleNamespace(article.id)}.json`), generatedTexts(texts, name));
    }
  }
}

/**
 * Changes one text of one article in one language, as an editor does who mends a sentence: the last article's last paragraph.
 *
 * @param root the copy's folder
 * @returns the file that was changed, from the copy's folder
 */
export function changeOneText(root: string): string {
  const { articles } = readJson(join(root, "data", "articles.json")) as Articles;
  const article = articles.at(-1);
  if (article === undefined) {
    throw new Error("data/articles.json has no article whose text could be changed.");
  }
  const file = join("locales", "el", `${articleNamespace(article.id)}.json`);
  const texts = articleTextsSchema.parse(readJson(join(root, file)));
  const sections = texts.sections.map((section, index) =>
    index === texts.sections.length - 1
      ? { ...section, body: [...section.body.slice(0, -1), `${section.body.at(-1) ?? ""} Καλό δρόμο.`] }
      : section,
  );
  writeJson(join(root, file), { ...texts, sections });
  return file;
}
