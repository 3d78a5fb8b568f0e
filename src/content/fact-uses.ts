import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Which facts each page shows, by path. */
export type FactUses = Readonly<Record<string, readonly string[]>>;

/** One file for each page, because Gatsby runs queries in several processes and repeats only those whose data changed. */
const fileOf = (root: string, path: string): string => join(root, ".cache", "fact-uses", `${encodeURIComponent(path)}.json`);

const recorded = new Map<string, Set<string>>();

/** The files to write, and what they will hold. Nearly every field of a page adds a fact, so files are written when its fields are resolved. */
const unwritten = new Map<string, ReadonlySet<string>>();

function writeRecords(): void {
  unwritten.forEach((facts, file) => {
    writeFileSync(file, JSON.stringify([...facts].sort()));
  });
  unwritten.clear();
}

/**
 * Records that a page shows facts, in addition to those already recorded in this run. Records of earlier runs are replaced. The file is
 * written before Node next waits for anything.
 *
 * @param root the project's folder
 */
export function recordFactUses(root: string, path: string, facts: Iterable<string>): void {
  const earlier = recorded.get(path);
  const known = new Set([...(earlier ?? []), ...facts]);
  // A page with a card for each article records the same facts many times.
  if (known.size !== earlier?.size) {
    recorded.set(path, known);
    if (unwritten.size === 0) {
      mkdirSync(join(root, ".cache", "fact-uses"), { recursive: true });
      setImmediate(writeRecords);
    }
    unwritten.set(fileOf(root, path), known);
  }
}

/**
 * The facts of every page that exists, from this run or an earlier one.
 *
 * @param root the project's folder
 */
export function readFactUses(root: string, paths: readonly string[]): FactUses {
  const factsOf = (path: string): readonly string[] => {
    const file = fileOf(root, path);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as readonly string[]) : [];
  };
  return Object.fromEntries([...paths].sort().map((path) => [path, factsOf(path)]));
}
