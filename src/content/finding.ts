import type { JsonDocument } from "./json-document";
import { type JsonPath, type Problem, formatPath } from "./problem";

/** What was found, what is allowed and what to do, without its place. */
export interface Finding extends Pick<Problem, "found" | "allowed" | "fix"> {
  readonly suggestion?: string | undefined;
}

/** A finding at a path in a file. */
export function problemAt(
  { file, lineOf, pathInFile = (path) => path }: Pick<JsonDocument, "file" | "lineOf" | "pathInFile">,
  path: JsonPath,
  { suggestion, ...finding }: Finding,
): Problem {
  return { file, line: lineOf(path), path: formatPath(pathInFile(path)), ...finding, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** A finding about a file as a whole. */
export function fileProblem(file: string, finding: Finding): Problem {
  return problemAt({ file, lineOf: () => 1 }, [], finding);
}
