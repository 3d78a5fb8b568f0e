/** One thing that is wrong in a file that people edit. */
export interface Problem {
  /** The file, from the project's folder. */
  readonly file: string;
  /** The line, counted from 1. */
  readonly line: number;
  /** Where in the file, such as `vehicles[0].seats`; empty for the file as a whole. */
  readonly path: string;
  readonly found: string;
  readonly allowed: string;
  /** The value that was most likely meant. */
  readonly suggestion?: string;
}

/** A place in a JSON file: keys and positions from the root. */
export type JsonPath = readonly (string | number)[];

/**
 * A place in a JSON file as people write it.
 *
 * @example formatPath(["vehicles", 0, "seats"]) // "vehicles[0].seats"
 */
export function formatPath(path: JsonPath): string {
  return path.map((step, index) => (typeof step === "number" ? `[${String(step)}]` : `${index === 0 ? "" : "."}${step}`)).join("");
}

/** A value as a message shows it: JSON, cut where it grows long. */
export function quote(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/**
 * A problem in the words of a message: file, line, place, what was found, what is allowed.
 *
 * @returns three or four lines
 */
export function formatProblem({ file, line, path, found, allowed, suggestion }: Problem): string {
  const lines = [`${file}:${String(line)}${path === "" ? "" : `  ${path}`}`, `  found:    ${found}`, `  allowed:  ${allowed}`];
  if (suggestion !== undefined) {
    lines.push(`  perhaps:  ${suggestion}`);
  }
  return lines.join("\n");
}

/** Every problem, ordered by file and line, with a closing line that counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const ordered = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const count = problems.length === 1 ? "1 problem" : `${String(problems.length)} problems`;
  return [...ordered.map(formatProblem), `${count} in data and locales; nothing was built.`].join("\n\n");
}
