import MiniSearch from "minisearch";
import { withoutMarkup } from "../text/links";
import type { Answer } from "./answers";
import { wordsOf } from "./fold";

/** What visitors search for: their words, and the answers to it, the best first. */
export interface Subject {
  readonly answers: readonly string[];
  /** With commas between them. */
  readonly words: string;
}

/** How much a word counts, by where an answer has it. */
const BOOST = { best: 6, also: 3, title: 2.5, text: 1 };

/** How much a form of a word counts that the visitor did not type. */
const DERIVED = 0.4;

/** Answers with less than this part of the best one's score are left out. */
const WORST = 0.12;

/** The beginning that inflected forms of a word share; short words are left as they are. */
const stemOf = (word: string): string => (word.length < 6 ? word : word.slice(0, Math.max(5, word.length - 3)));

/**
 * A search in answers by subjects, titles and texts.
 *
 * A word that nothing begins with may have one mistake, or be a compound of a known word, as in “Mietwagenkaution”.
 *
 * @param fillers words that are left out of a query, unless nothing is found without them
 * @returns a function from a query to the answers, the best first
 */
export function answerFinder(
  answers: readonly Answer[],
  subjects: readonly Subject[],
  fillers: string,
): (query: string) => readonly Answer[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const ignored = new Set(wordsOf(fillers));
  const known = new Set<string>();
  const index = new MiniSearch<Answer>({
    fields: Object.keys(BOOST),
    extractField: ({ id, title, text }, field) => {
      const wordsWhere = (isMeant: (place: number) => boolean): string =>
        subjects.flatMap((subject) => (isMeant(subject.answers.indexOf(id)) ? [subject.words] : [])).join(" ");
      const values: Readonly<Record<string, string>> = {
        id,
        best: wordsWhere((place) => place === 0),
        also: wordsWhere((place) => place > 0),
        title: withoutMarkup(title),
        text: withoutMarkup(text.join(" ")),
      };
      return values[field] ?? "";
    },
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => {
      known.add(word);
      return word;
    },
  });
  index.addAll([...answers]);

  const begins = (word: string): boolean => [...known].some((other) => other.startsWith(word));
  /** Known words that a word is a form or a compound of. */
  const within = (word: string): readonly string[] =>
    [...known].filter(
      (other) => other.length >= 4 && other !== word && (word.startsWith(other) || (other.length >= 5 && word.endsWith(other))),
    );

  const search = (words: readonly string[]) => {
    const derived = new Set(
      words.flatMap((word) => [...within(word), ...(begins(stemOf(word)) ? [stemOf(word)] : [])]).filter((word) => !words.includes(word)),
    );
    return index.search([...words, ...derived].join(" "), {
      boost: BOOST,
      processTerm: (word) => word,
      boostTerm: (word) => (derived.has(word) ? DERIVED : 1),
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (begins(word) || within(word).length > 0 || word.length < 4 ? false : word.length < 6 ? 1 : 2),
    });
  };

  return (query) => {
    const typed = wordsOf(query);
    const telling = search(typed.filter((word) => !ignored.has(word)));
    const results = telling.length === 0 ? search(typed) : telling;
    const best = results[0]?.score ?? 0;
    return results.flatMap(({ id, score }) => (score < best * WORST ? [] : (byId.get(String(id)) ?? [])));
  };
}
