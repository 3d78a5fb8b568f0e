import pico from "picocolors";
import type { Problem } from "./problem";

type Paint = Pick<ReturnType<typeof pico.createColors>, "bold" | "red" | "green" | "dim">;

/** Problems by file: files in the order of the alphabet, problems in the order of lines. */
function byFile(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const ordered = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return ordered.reduce(
    (files, problem) => files.set(problem.file, [...(files.get(problem.file) ?? []), problem]),
    new Map<string, Problem[]>(),
  );
}

function formatProblem({ file, line, path, found, allowed, suggestion, fix }: Problem, paint: Paint): string {
  return [
    `${paint.bold(`${file}:${String(line)}`)}${path === "" ? "" : `  ${path}`}`,
    `  found:    ${paint.red(found)}`,
    `  allowed:  ${allowed}`,
    ...(suggestion === undefined ? [] : [`  perhaps:  ${paint.green(suggestion)}`]),
    `  to do:    ${fix}`,
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
    [`── ${file}: ${counted(inFile.length, "problem")} ──`, ...inFile.map((problem) => formatProblem(problem, paint))].join("\n\n"),
  );
  const summary = `${counted(problems.length, "problem")} in ${counted(files.size, "file")}; ${consequence}.`;
  return [...groups, paint.bold(summary)].join("\n\n");
}
