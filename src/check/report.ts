import { type Problem, printable } from "../content/problem";

/** One problem. Text from a file must not reach a terminal as it is. */
function formatProblem({ file, line, path, found, allowed, suggestion, fix }: Problem): string {
  return [
    `${printable(file)}:${String(line)}${path === "" ? "" : `  ${printable(path)}`}`,
    `  found:    ${printable(found)}`,
    `  allowed:  ${printable(allowed)}`,
    ...(suggestion === undefined ? [] : [`  perhaps:  ${printable(suggestion)}`]),
    `  to do:    ${printable(fix)}`,
  ].join("\n");
}

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? "" : "s"}`;

/** Every problem, in the order of files and lines, for a reader who does not program; and a line that counts them and says what follows. */
export function formatProblems(problems: readonly Problem[], consequence = "nothing was built"): string {
  const ordered = problems.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  const files = new Set(problems.map(({ file }) => file)).size;
  const summary = `${counted(problems.length, "problem")} in ${counted(files, "file")}; ${consequence}.`;
  return [...ordered.map(formatProblem), summary].join("\n\n");
}
