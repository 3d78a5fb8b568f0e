import pico from "picocolors";
import { type Problem, printable } from "../content/problem";

type Paint = Pick<ReturnType<typeof pico.createColors>, "bold" | "red" | "green" | "dim">;

/** Problems by file, files in alphabetical order, problems in the order of lines. */
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

/** One problem. Text from a file must not reach a terminal as it is. */
function formatProblem({ file, line, path, found, allowed, suggestion, fix }: Problem, paint: Paint): string {
  return [
    `${paint.bold(`${printable(file)}:${String(line)}`)}${path === "" ? "" : `  ${printable(path)}`}`,
    `  found:    ${paint.red(printable(found))}`,
    `  allowed:  ${printable(allowed)}`,
    ...(suggestion === undefined ? [] : [`  perhaps:  ${paint.green(printable(suggestion))}`]),
    `  to do:    ${printable(fix)}`,
  ].join("\n");
}

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? "" : "s"}`;

/**
 * Every problem, grouped by file, for a reader who does not program.
 *
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
    [`── ${printable(file)}: ${counted(inFile.length, "problem")} ──`, ...inFile.map((problem) => formatProblem(problem, paint))].join(
      "\n\n",
    ),
  );
  const summary = `${counted(problems.length, "problem")} in ${counted(files.size, "file")}; ${consequence}.`;
  return [...groups, paint.bold(summary)].join("\n\n");
}
