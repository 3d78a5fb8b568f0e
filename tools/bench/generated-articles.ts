import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { byLanguage } from "../../src/core/languages";
import { required } from "../../src/core/required";
import { articleFile, articleSchema } from "../../src/core/schemas";

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

const fileOf = (root: string, id: string): string => join(root, "data", `${articleFile(id)}.json`);

/** The ids of the articles, in the order of the folder. */
function articleIds(root: string): readonly string[] {
  return readdirSync(join(root, "data", articleFile(""))).map((name) => basename(name, ".json"));
}

/**
 * Adds articles to a copy of the project as an editor does: a file each. Each repeats a written article under other names, pictures
 * included, so that a build encodes no more pictures than before.
 *
 * @param root the copy's folder
 */
export function addArticles(root: string, count: number): void {
  const written = articleIds(root);
  for (let index = 0; index < count; index += 1) {
    const model = articleSchema.parse(readJson(fileOf(root, required(written[index % written.length], "A written article"))));
    const id = `generated-${String(index + 1)}`;
    const name = madeUpName(index);
    writeJson(fileOf(root, id), {
      ...model,
      slugs: byLanguage((language) => `${model.slugs[language]}-${String(index + 1)}`),
      formerly: [],
      meta: {
        title: byLanguage(() => `${name} | {brand}`),
        description: byLanguage((language) => `${name}: ${model.card.summary[language]}`),
      },
      card: { ...model.card, title: byLanguage((language) => `${name}: ${model.card.title[language]}`) },
      hero: { title: byLanguage((language) => `${name}: ${model.hero.title[language]}`) },
      standfirst: byLanguage((language) => `${name}. ${model.standfirst[language]}`),
    });
  }
}

/**
 * Changes the last article's standfirst in Greek, as an editor would.
 *
 * @param root the copy's folder
 */
export function changeOneText(root: string): void {
  const file = fileOf(root, required(articleIds(root).at(-1), "An article"));
  const article = articleSchema.parse(readJson(file));
  writeJson(file, { ...article, standfirst: { ...article.standfirst, el: `${article.standfirst.el} Καλό δρόμο.` } });
}
