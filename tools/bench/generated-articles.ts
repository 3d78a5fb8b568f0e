import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, byLanguage } from "../../src/core/languages";
import { required } from "../../src/core/required";
import { articleNamespace } from "../../src/core/routes/route-table";
import { articleTextsSchema } from "../../src/core/schemas/article-texts";
import { articlesSchema } from "../../src/core/schemas/articles";

const LETTERS = "abcdefghij";

/**
 * A different made-up name for every number. It has no figure, which the check would refuse in a sentence, and is no word.
 *
 * @example madeUpName(61) // "Zugb"
 */
const madeUpName = (index: number): string => `Zu${Array.from(String(index), (digit) => LETTERS.charAt(Number(digit))).join("")}`;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

const textsFile = (root: string, language: string, id: string): string => join(root, "locales", language, `${articleNamespace(id)}.json`);

/**
 * Adds articles to a copy of the project as an editor does: an entry, a card and a file of texts a language. Each repeats a written article
 * under other names, pictures included, so that a build encodes no more pictures than before.
 *
 * @param root the copy's folder
 */
export function addArticles(root: string, count: number): void {
  const file = join(root, "data", "articles.json");
  const { cards, articles } = articlesSchema.parse(readJson(file));
  const generated = Array.from({ length: count }, (_, index) => {
    const model = required(articles[index % articles.length], "A written article");
    const id = `generated-${String(index + 1)}`;
    const slugs = byLanguage((language) => `${model.slugs[language]}-${String(index + 1)}`);
    for (const language of LANGUAGES) {
      const texts = articleTextsSchema.parse(readJson(textsFile(root, language, model.id)));
      const name = madeUpName(index);
      writeJson(textsFile(root, language, id), {
        ...texts,
        meta: { title: `${name} | {brand}`, description: `${name}: ${texts.card.summary}` },
        card: { ...texts.card, title: `${name}: ${texts.card.title}` },
        hero: { title: `${name}: ${texts.hero.title}` },
        standfirst: `${name}. ${texts.standfirst}`,
      });
    }
    return { ...model, id, slugs, formerly: [] };
  });
  writeJson(file, { cards: [...cards, ...generated.map(({ id }) => id)], articles: [...articles, ...generated] });
}

/**
 * Changes the last article's standfirst in Greek, as an editor would.
 *
 * @param root the copy's folder
 */
export function changeOneText(root: string): void {
  const { articles } = articlesSchema.parse(readJson(join(root, "data", "articles.json")));
  const file = textsFile(root, "el", required(articles.at(-1), "An article").id);
  const texts = articleTextsSchema.parse(readJson(file));
  writeJson(file, { ...texts, standfirst: `${texts.standfirst} Καλό δρόμο.` });
}
