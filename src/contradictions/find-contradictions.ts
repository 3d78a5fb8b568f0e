import type { Language } from "../core/languages";
import type { BuiltText } from "./built-texts";
import { type Contradiction, type GuardedFact, contradictionGate } from "../core/facts/rejections";

/** A contradiction with every place that shows it. */
export interface PlacedContradiction extends Contradiction {
  /** Addresses, with the part in brackets where it is none that a visitor reads, each once. */
  readonly places: readonly string[];
}

/**
 * Looks for rejected readings in what was built.
 *
 * @returns each sentence once, with all its places: pages first, each group in the order of the texts
 */
export async function findContradictions(
  facts: readonly GuardedFact[],
  texts: AsyncIterable<BuiltText> | Iterable<BuiltText>,
): Promise<readonly PlacedContradiction[]> {
  const gate = contradictionGate(facts);
  const found = new Map<string, { readonly contradiction: Contradiction; readonly places: Set<string> }>();
  for await (const { address, part, passages } of texts) {
    for (const passage of passages) {
      for (const read of gate.contradictionsIn(passage)) {
        const contradiction = { ...read, sentence: asTyped(read.sentence) };
        const key = keyOf(contradiction);
        const entry = found.get(key) ?? { contradiction, places: new Set() };
        entry.places.add(part === "" ? address : `${address} (${part})`);
        found.set(key, entry);
      }
    }
  }
  return Array.from(found.values(), ({ contradiction, places }) => ({ ...contradiction, places: [...places].sort(pagesFirst) }));
}

/** Pages are set so that lines hold together, feeds are not: a sentence is the same in both, as an editor types it. */
function asTyped(sentence: string): string {
  return sentence.replace(/[\u00ad\u2060]/gu, "").replace(/\s+/gu, " ");
}

/** What a visitor can open stands before data of pages and feeds. */
function pagesFirst(one: string, other: string): number {
  return Number(one.endsWith(")")) - Number(other.endsWith(")"));
}

function keyOf({ fact, rejected, sentence, language }: Contradiction): string {
  const parts: readonly [string, string, Language, string] = [fact.id, rejected.reading, language, sentence];
  return parts.join("\n");
}
