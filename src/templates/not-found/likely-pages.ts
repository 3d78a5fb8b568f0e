import { isLanguage } from "../../core/languages";
import { distance } from "../../core/text/nearest";

export interface PageCandidate {
  readonly path: string;
  readonly label: string;
  /** Its addresses in all languages. */
  readonly addresses: readonly string[];
}

/** The words of an address, without language and file extension. */
function wordsOf(address: string): readonly string[] {
  const words =
    address
      .toLowerCase()
      .replace(/\.\w+$/, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return isLanguage(words[0]) ? words.slice(1) : words;
}

/** How different two words are, from 0 to 1. */
function apart(one: string, other: string): number {
  return distance(one, other) / Math.max(one.length, other.length);
}

/** How different two addresses are, from 0 to 1: as whole texts or by shared words, whichever is less. */
function unlikeness(asked: readonly string[], known: readonly string[]): number {
  const whole = apart(asked.join("-"), known.join("-"));
  const shared = asked.filter((word) => word.length > 2 && known.some((other) => apart(word, other) <= 0.25)).length;
  return Math.min(whole, 1 - shared / Math.max(1, Math.min(asked.length, known.length)) + 0.1);
}

/** Addresses that differ more are not suggested. */
const MOST_UNLIKE = 0.6;

/** Decodes a path; a badly encoded one stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The pages that a mistyped address most likely means, the likeliest first.
 *
 * @example likelyPages("/airport-parkin", [parking, vans], 3) // [parking]
 */
export function likelyPages(address: string, candidates: readonly PageCandidate[], most: number): readonly PageCandidate[] {
  const asked = wordsOf(decoded(address));
  if (asked.length === 0) {
    return [];
  }
  return candidates
    .map((candidate) => ({
      candidate,
      unlike: Math.min(1, ...candidate.addresses.map(wordsOf).flatMap((words) => (words.length === 0 ? [] : unlikeness(asked, words)))),
    }))
    .filter(({ unlike }) => unlike <= MOST_UNLIKE)
    .sort((one, other) => one.unlike - other.unlike)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}
