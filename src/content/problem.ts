import { printable } from "./unseen";

/** One mistake in a file that people edit. */
export interface Problem {
  /** The file, from the project's folder. */
  readonly file: string;
  /** The line, counted from 1. */
  readonly line: number;
  /** The path in the file, such as `vehicles[0].seats`; empty for the file as a whole. */
  readonly path: string;
  readonly found: string;
  readonly allowed: string;
  /** The value that was most likely meant, as the file would have it. */
  readonly suggestion?: string;
  /** What to do, as one sentence. */
  readonly fix: string;
}

/** A path in a JSON file: keys and positions from the root. */
export type JsonPath = readonly (string | number)[];

/**
 * A path as people write it.
 *
 * @example formatPath(["vehicles", 0, "seats"]) // "vehicles[0].seats"
 */
export function formatPath(path: JsonPath): string {
  return path.map((step, index) => (typeof step === "number" ? `[${String(step)}]` : `${index === 0 ? "" : "."}${step}`)).join("");
}

const LONGEST_QUOTE = 120;

/** A value in a message: JSON, cut if long, with invisible characters as their codes. */
export function quote(value: unknown): string {
  const text = value === undefined ? "nothing" : printable(JSON.stringify(value));
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 3)}…` : text;
}
