import { formatPath } from "../../content/problem";
import type { AffectedPage, PageFinder } from "./affected-pages";
import { jsonChanges } from "./json-changes";

/** One place of a data file that is not what it was. */
export interface DataChange {
  /** The file, from the project's folder. */
  readonly file: string;
  readonly path: string;
  /** `undefined` where there was nothing. */
  readonly before: unknown;
  /** `undefined` where there is nothing any more. */
  readonly after: unknown;
  readonly pages: readonly AffectedPage[];
}

/** The files with a section of their own in the report. */
const SHOWN_ELSEWHERE = new Set(["data/facts.json"]);

/** The place of a change that has none of its own: the file came, or went. */
const WHOLE_FILE = "(the whole file)";

/** A file's content; `undefined` where there is no file, or none that can be read. */
export function parsed(texts: ReadonlyMap<string, string>, path: string): unknown {
  const text = texts.get(path);
  if (text === undefined) {
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The base may hold a file that was broken there; what is built now was checked.
    return undefined;
  }
}

/** What happened to the entries of the data files, facts apart. */
export function dataChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  finder: PageFinder,
): readonly DataChange[] {
  const files = [...new Set([...after.keys(), ...before.keys()])].filter(
    (path) => path.startsWith("data/") && !SHOWN_ELSEWHERE.has(path) && before.get(path) !== after.get(path),
  );
  return files.flatMap((file) => {
    const name = file.slice("data/".length, -".json".length);
    // Another address is shown as a page that moved.
    const changes = jsonChanges(parsed(before, file), parsed(after, file)).filter(({ steps }) => !steps.includes("slugs"));
    return changes.map(({ steps, before: old, after: now }): DataChange => ({
      file,
      path: steps.length === 0 ? WHOLE_FILE : formatPath(steps),
      before: old,
      after: now,
      pages: finder.ofData(name, steps),
    }));
  });
}
