import MiniSearch from "minisearch";

/** The candidate that a mistyped name most likely means, if at least half of its letters agree. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const index = new MiniSearch({ fields: ["id"], tokenize: (text) => [text], searchOptions: { fuzzy: 0.5 } });
  index.addAll(Array.from(new Set(candidates), (id) => ({ id })));
  return index.search(name).map(({ id }) => String(id))[0];
}
