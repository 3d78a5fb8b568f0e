import type { BuiltText } from "./built-texts";
import { type Contradiction, type GuardedFact, contradictionGate } from "../core/facts/rejections";

/** A contradiction with every place that shows it. */
export interface PlacedContradiction extends Contradiction {
  /** Addresses, without duplicates. Text that visitors do not see has its part in brackets. */
  readonly places: readonly string[];
}

/**
 * Looks for rejected readings in what was built.
 *
 * @returns each sentence once, with all its places: pages first
 */
export async function findContradictions(
  facts: readonly GuardedFact[],
  texts: AsyncIterable<BuiltText> | Iterable<BuiltText>,
): Promise<readonly PlacedContradiction[]> {
  const contradictionsIn = contradictionGate(facts);
  const found = new Map<string, { readonly contradiction: Contradiction; readonly places: Set<string> }>();
  for await (const { address, part, passages } of texts) {
    for (const contradiction of passages.flatMap((passage) => contradictionsIn(passage))) {
      const { fact, rejected, language } = contradiction;
      const sentence = asTyped(contradiction.sentence);
      const key = [fact.id, rejected.reading, language, sentence].join("\n");
      const entry = found.get(key) ?? { contradiction: { ...contradiction, sentence }, places: new Set() };
      entry.places.add(part === "" ? address : `${address} (${part})`);
      found.set(key, entry);
    }
  }
  return Array.from(found.values(), ({ contradiction, places }) => ({
    ...contradiction,
    places: [...places].sort((one, other) => Number(one.endsWith(")")) - Number(other.endsWith(")"))),
  }));
}

/** A sentence as an editor types it: pages are typeset, feeds are not. */
function asTyped(sentence: string): string {
  return sentence.replace(/[\u00ad\u2060]/gu, "").replace(/\s+/gu, " ");
}
