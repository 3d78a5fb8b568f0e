import MiniSearch from "minisearch";
import { withoutMarkup } from "../facts/links";
import { withoutAccents } from "../i18n/without-accents";

export interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** Words by which visitors look for it, with commas between them. */
  readonly keywords: string | null;
  /** Whether it is a question that has no answer yet. */
  readonly waits?: boolean;
  /** How much it counts beside others, which count 1. */
  readonly weight?: number;
}

/** How much a word counts, by where an answer has it. */
const BOOST = { keywords: 3, title: 3, text: 1 };

/** Answers with less than this part of the best one's score are left out. */
const WORST = 0.15;

/**
 * A text as words that can be compared: without case, accents, soft hyphens and signs. Greek tonos and final sigma, the Russian “ё” and the
 * Turkish dotless “ı” count as the letters that people type in their place.
 *
 * @example wordsOf("OTOYOL ÜCRETİ") // ["otoyol", "ucreti"]
 */
export function wordsOf(text: string): string[] {
  const folded = withoutAccents(text.replaceAll("ß", "ss").toLowerCase())
    .replace(/[\u00AD\u2060]/g, "")
    .replaceAll("ı", "i")
    .replaceAll("ς", "σ");
  return folded.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** The beginning that inflected forms of a word share; short words are left as they are. */
const stemOf = (word: string): string => (word.length < 6 ? word : word.slice(0, Math.max(5, word.length - 3)));

/**
 * A search in titles, texts and keywords of answers.
 *
 * @param fillers words that say nothing about the subject of a question; they count only if the other words find nothing
 * @returns a function from a query to the answers, the best first
 */
export function answerFinder<Answer extends Searchable>(answers: readonly Answer[], fillers: string): (query: string) => readonly Answer[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const ignored = new Set(wordsOf(fillers));
  const documents = answers.map(({ id, title, text, keywords }) => ({
    id,
    keywords,
    title: withoutMarkup(title),
    text: withoutMarkup(text.join(" ")),
  }));
  const known = new Set(documents.flatMap(({ title, text, keywords }) => wordsOf(`${title} ${text} ${keywords ?? ""}`)));
  /** Known words with which a compound begins or ends, as in “Mietwagenkaution”. */
  const partsOf = (word: string): readonly string[] =>
    [...known].filter((part) => part.length > 4 && (word.startsWith(part) || word.endsWith(part)));
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: BOOST,
      processTerm: (word) => [...new Set([word, stemOf(word), ...partsOf(word)])],
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length < 5 ? false : word.length < 8 ? 1 : 2),
      boostDocument: (id) => byId.get(String(id))?.weight ?? 1,
      weights: { prefix: 0.4, fuzzy: 0.1 },
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
    },
  });
  index.addAll(documents);
  /** How many words of a query each answer has in its title or its keywords: it is about these. */
  const subjectsIn = (words: readonly string[]): ReadonlyMap<unknown, number> => {
    const found = words.flatMap((word) => index.search(word, { fields: ["title", "keywords"] }).map(({ id }): unknown => id));
    return new Map(found.map((id) => [id, found.filter((other) => other === id).length]));
  };
  return (query) => {
    const telling = wordsOf(query).filter((word) => !ignored.has(word));
    const words = telling.length === 0 ? wordsOf(query) : telling;
    const results = index.search(words.join(" "));
    const best = results[0]?.score ?? 0;
    const found = results.flatMap(({ id, score }) => (score < best * WORST ? [] : (byId.get(String(id)) ?? [])));
    const subjects = subjectsIn(words);
    const subject = ({ id }: Answer): number => subjects.get(id) ?? 0;
    const waiting = found.filter((answer) => answer.waits === true && subject(answer) > 0);
    const most = Math.max(0, ...waiting.map(subject));
    const answered = found.filter(({ waits }) => waits !== true);
    const asked = wordsOf(query).join(" ");
    // A single word is a subject, not a question: many answers are about it.
    const isAsked = ({ title }: Answer): boolean => asked.includes(" ") && wordsOf(withoutMarkup(title)).join(" ") === asked;
    // An answer to what was asked comes first. One that only shares a word with it comes after the question that has no answer yet.
    const ranked = [
      ...answered.filter((answer) => most === 0 || subject(answer) >= most),
      ...waiting.filter((answer) => subject(answer) === most),
      ...answered.filter((answer) => most > 0 && subject(answer) < most),
    ];
    return [...ranked.filter(isAsked), ...ranked.filter((answer) => !isAsked(answer))];
  };
}
