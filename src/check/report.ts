import pico from "picocolors";
import type { Problem } from "../content/problem";
import { printable } from "../content/unseen";

type Paint = Pick<ReturnType<typeof pico.createColors>, "bold" | "red" | "green" | "dim">;

/** Problems by file: files in the order of the alphabet, problems in the order of lines. */
function byFile(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const ordered = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const files = new Map<string, Problem[]>();
  for (const problem of ordered) {
    const inFile = files.get(problem.file) ?? [];
    inFile.push(problem);
    files.set(problem.file, inFile);
  }
  return files;
}

/** Problems of one file that are shown: whoever has more begins at the top. */
const MOST_SHOWN = 100;

/** Longer parts of a message are cut, such as a key of a thousand letters. What is allowed is the check's own list. */
const LONGEST_PART = 400;

/** A part of a message. What stands in a file must not reach a terminal as it is. */
function shown(part: string): string {
  const text = printable(part);
  return text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART)}…` : text;
}

function formatProblem({ file, line, path, found, allowed, suggestion, fix }: Problem, paint: Paint): string {
  return [
    `${paint.bold(`${shown(file)}:${String(line)}`)}${path === "" ? "" : `  ${shown(path)}`}`,
    `  found:    ${paint.red(shown(found))}`,
    `  allowed:  ${printable(allowed)}`,
    ...(suggestion === undefined ? [] : [`  perhaps:  ${paint.green(shown(suggestion))}`]),
    `  to do:    ${shown(fix)}`,
  ].join("\n");
}

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? "" : "s"}`;

/**
 * Every problem, grouped by file, for somebody who does not program.
 *
 * @param options.colours whether the reader's terminal shows colours
 * @param options.consequence what the problems mean here, for the closing line
 * @returns the text, closing with a line that counts problems and files
 */
export function formatProblems(
  problems: readonly Problem[],
  { colours = false, consequence = "nothing was built" }: { readonly colours?: boolean; readonly consequence?: string } = {},
): string {
  const paint = pico.createColors(colours);
  const files = byFile(problems);
  const groups = Array.from(files, ([file, inFile]) =>
    [
      `── ${shown(file)}: ${counted(inFile.length, "problem")} ──`,
      ...inFile.slice(0, MOST_SHOWN).map((problem) => formatProblem(problem, paint)),
      ...(inFile.length > MOST_SHOWN ? [`… and ${String(inFile.length - MOST_SHOWN)} more in this file.`] : []),
    ].join("\n\n"),
  );
  const summary = `${counted(problems.length, "problem")} in ${counted(files.size, "file")}; ${consequence}.`;
  return [...groups, paint.bold(summary)].join("\n\n");
}
