import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";
import type { BuildsResult } from "./builds";
import type { BytesResult } from "./byte-types";
import type { CompositionResult } from "./composition";
import type { InteractionsResult } from "./interaction";
import type { LighthouseResult } from "./lighthouse";
import type { LoadResult } from "./load";
import type { Machine } from "./machine";
import type { HeadersResult } from "./observatory";

/** What each part of the benchmark finds. */
export interface PartResults {
  readonly lighthouse: LighthouseResult;
  readonly bytes: BytesResult;
  readonly composition: CompositionResult;
  readonly interaction: InteractionsResult;
  readonly headers: HeadersResult;
  readonly load: LoadResult;
  readonly builds: BuildsResult;
}

export type Part = keyof PartResults;

/** The parts in the order in which they are run and reported. */
export const PARTS = ["lighthouse", "bytes", "composition", "interaction", "headers", "load", "builds"] as const satisfies readonly Part[];

/** What a part found, where and when. */
export interface Recorded<Result> {
  /** The day, as an ISO date. */
  readonly date: string;
  readonly machine: Machine;
  readonly result: Result;
}

/** What is known of each part; a part that was never run is missing. */
export type Records = { readonly [Name in Part]?: Recorded<PartResults[Name]> };

const fileOf = (root: string, part: Part): string => join(root, "tools", "bench", "results", `${part}.json`);

/** Writes a file as the project's formatter would. */
export async function writeFormatted(file: string, content: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
}

/**
 * Keeps what a part found, in place of what it found before.
 *
 * @param root the project's folder
 */
export async function record<Name extends Part>(root: string, part: Name, recorded: Recorded<PartResults[Name]>): Promise<void> {
  await writeFormatted(fileOf(root, part), JSON.stringify(recorded));
}

/**
 * Reads what is known of all parts.
 *
 * @param root the project's folder
 */
export function readRecords(root: string): Records {
  const known = PARTS.filter((part) => existsSync(fileOf(root, part))).map(
    (part) => [part, JSON.parse(readFileSync(fileOf(root, part), "utf8")) as unknown] as const,
  );
  // Each file was written by `record` under the name of its part.
  return Object.fromEntries(known);
}
