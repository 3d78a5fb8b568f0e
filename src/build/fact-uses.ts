/** Which facts each page shows, by path. */
export type FactUses = Readonly<Record<string, readonly string[]>>;

/** What the queries of this run recorded; queries that Gatsby did not repeat are in the record of the run before. */
const recorded = new Map<string, Set<string>>();

/** Notes that a page shows facts. */
export function recordFactUses(path: string, facts: Iterable<string>): void {
  const known = recorded.get(path) ?? new Set();
  for (const fact of facts) {
    known.add(fact);
  }
  recorded.set(path, known);
}

/**
 * The record of an earlier run brought up to date with this one.
 *
 * @param before the record of the earlier run
 * @param paths the pages that exist now
 */
export function mergeFactUses(before: FactUses, paths: readonly string[]): FactUses {
  return Object.fromEntries([...paths].sort().map((path) => [path, [...(recorded.get(path) ?? before[path] ?? [])].sort()]));
}
