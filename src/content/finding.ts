import type { JsonDocument } from "./json-document";
import { type Finding, type JsonPath, type Problem, formatPath } from "./problem";

/** A finding at a path in a file. */
export function problemAt(
  { file, lineOf, pathInFile = (path) => path }: Pick<JsonDocument, "file" | "lineOf" | "pathInFile">,
  path: JsonPath,
  finding: Finding,
): Problem {
  return { file, line: lineOf(path), path: formatPath(pathInFile(path)), ...finding };
}

/** A finding about a file as a whole. */
export function fileProblem(file: string, finding: Finding): Problem {
  return problemAt({ file, lineOf: () => 1 }, [], finding);
}
