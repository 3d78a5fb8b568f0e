import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a file of the output is, as far as the number of rebuilt files is concerned. */
export const OUTPUT_GROUPS = ["html", "page-data", "social pictures", "other"] as const;
export type OutputGroup = (typeof OUTPUT_GROUPS)[number];

/** A file of the output at one moment. */
export interface OutputFile {
  /** A fingerprint of its bytes. */
  readonly digest: string;
  /** When it was last written, in milliseconds. */
  readonly written: number;
}

/** The output at one moment, by path from its folder. */
export type Output = ReadonlyMap<string, OutputFile>;

/** The group of a file, by its path from the output's folder. */
export function outputGroup(path: string): OutputGroup {
  if (path.endsWith(".html")) {
    return "html";
  }
  if (path.startsWith("page-data/")) {
    return "page-data";
  }
  return path.startsWith("social/") ? "social pictures" : "other";
}

/** Reads every file of the output. */
export function readOutput(folder: string): Output {
  const output = new Map<string, OutputFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    const status = statSync(file);
    if (status.isFile()) {
      const digest = createHash("sha256").update(readFileSync(file)).digest("base64url");
      output.set(name.replaceAll("\\", "/"), { digest, written: status.mtimeMs });
    }
  }
  return output;
}

/** How many files of each group differ. */
export type Changed = Readonly<Record<OutputGroup, number>>;

function countByGroup(paths: Iterable<string>): Changed {
  const counts: Record<OutputGroup, number> = { html: 0, "page-data": 0, "social pictures": 0, other: 0 };
  for (const path of paths) {
    counts[outputGroup(path)] += 1;
  }
  return counts;
}

/** The files whose bytes are not what they were, new and vanished ones among them. */
export function changedBytes(before: Output, after: Output): Changed {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return countByGroup([...paths].filter((path) => before.get(path)?.digest !== after.get(path)?.digest));
}

/** The files that were written again, whether their bytes changed or not. */
export function writtenAgain(before: Output, after: Output): Changed {
  return countByGroup(Array.from(after.keys()).filter((path) => before.get(path)?.written !== after.get(path)?.written));
}
