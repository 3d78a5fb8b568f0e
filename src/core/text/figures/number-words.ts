import type { Vocabulary } from "./vocabulary";

/** The number at the beginning of a word, and the rest of the word. */
interface Reading {
  readonly value: number;
  readonly rest: string;
}

/**
 * Adds a number word to those before it.
 *
 * @param isReversed whether the ones precede the tens, as in “vierundzwanzig”
 * @returns the sum, or `undefined` if the two are not one number, as in “two three”
 * @example joined(20, 4) // 24
 */
export function joined(before: number, next: number, isReversed = false): number | undefined {
  if (next >= 100) {
    return before > 0 && before < next ? before * next : undefined;
  }
  const isTens = (value: number): boolean => value >= 10 && value % 10 === 0;
  const last = before % 100;
  if (last === 0 || (isTens(last) && next < 10) || (isReversed && last < 10 && isTens(next))) {
    return before + next;
  }
  return undefined;
}

/** Reads number words written as one word: “vierundzwanzigstündig” is 24 and the rest “stündig”. */
function readGlued(word: string, vocabulary: Vocabulary): Reading | undefined {
  const { onesBeforeTens: and } = vocabulary;
  let value: number | undefined;
  let rest = word;
  for (;;) {
    const isReversed = value !== undefined && and !== undefined && rest.startsWith(and);
    const start = isReversed ? rest.slice(and.length) : rest;
    const next = [...vocabulary.numbers].find(([form]) => start.startsWith(form));
    const sum = next === undefined ? undefined : value === undefined ? next[1] : joined(value, next[1], isReversed);
    if (next === undefined || sum === undefined) {
      return value === undefined ? undefined : { value, rest };
    }
    value = sum;
    rest = start.slice(next[0].length);
  }
}

/**
 * The number that a word is or begins with, and the rest of the word.
 *
 * @param word in the spelling of `plainSpelling`
 */
export function readNumberWord(word: string, vocabulary: Vocabulary): Reading | undefined {
  const whole = vocabulary.numbers.get(word);
  if (whole !== undefined) {
    return { value: whole, rest: "" };
  }
  if (vocabulary.caseEnding !== undefined) {
    const stem = word.replace(vocabulary.caseEnding, "");
    const value = stem.length > 2 ? vocabulary.numbers.get(stem) : undefined;
    return value === undefined ? undefined : { value, rest: "" };
  }
  return vocabulary.isGlued ? readGlued(word, vocabulary) : undefined;
}
