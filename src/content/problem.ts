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
  /** The value that was most likely meant, as one would write it in the file. */
  readonly suggestion?: string | undefined;
  /** What to do, as one sentence. */
  readonly fix: string;
}

/** What was found, what is allowed and what to do, without its place. */
export type Finding = Omit<Problem, "file" | "line" | "path">;

/** A path in a JSON file: keys and positions from the root. */
export type JsonPath = readonly (string | number)[];

/** A path as people write it, such as `vehicles[0].seats`. */
export function formatPath(path: JsonPath): string {
  return path.map((step, index) => (typeof step === "number" ? `[${String(step)}]` : `${index === 0 ? "" : "."}${step}`)).join("");
}

/**
 * Characters that a reader cannot see or mistakes for others: controls, changes of direction, joiners, fillers, unassigned code points, odd
 * spaces. Soft hyphens are allowed, and the spaces of typography.
 */
export const UNSEEN =
  /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD\u2800]|(?!\u00AD)[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?![ \u00A0\u202F\u2009])\p{Zs}/u;

/** A text for messages, with invisible characters as their codes: a text from a file must not control a terminal. */
export function printable(text: string): string {
  return text.replace(new RegExp(UNSEEN, "gu"), (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
}

const LONGEST_QUOTE = 120;

/** A value in a message: JSON, cut if long. */
export function quote(value: unknown): string {
  const text = value === undefined ? "nothing" : printable(JSON.stringify(value));
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 3)}…` : text;
}
