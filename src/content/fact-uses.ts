import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Which facts each page shows, by path. */
export type FactUses = Readonly<Record<string, readonly string[]>>;

/** A folder with one file a page: Gatsby runs queries in several processes, and repeats only those whose data changed. */
const FOLDER = join(".cache", "fact-uses");

const recorded = new Map<string, Set<string>>();

function fileOf(root: string, path: string): string {
  return join(root, FOLDER, `${encodeURIComponent(path)}.json`);
}

/**
 * Notes that a page shows facts. What an earlier run noted for the page is replaced, what this run noted is added to.
 *
 * @param root the project's folder
 */
export function recordFactUses(root: string, path: string, facts: Iterable<string>): void {
  const earlier = recorded.get(path);
  const known = earlier ?? new Set<string>();
  const size = known.size;
  for (const fact of facts) {
    known.add(fact);
  }
  // A page with a card for each article notes the same facts as often.
  if (earlier !== undefined && known.size === size) {
    return;
  }
  recorded.set(path, known);
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(fileOf(root, path), JSON.stringify([...known].sort()));
}

/**
 * The record of every page that exists, whichever run noted it.
 *
 * @param root the project's folder
 * @param paths the pages that exist now
 */
export function readFactUses(root: string, paths: readonly string[]): FactUses {
  mkdirSync(join(root, FOLDER), { recursive: true });
  const files = new Set(readdirSync(join(root, FOLDER)));
  return Object.fromEntries(
    [...paths]
      .sort()
      .map((path) => [
        path,
        files.has(`${encodeURIComponent(path)}.json`) ? (JSON.parse(readFileSync(fileOf(root, path), "utf8")) as readonly string[]) : [],
      ]),
  );
}
