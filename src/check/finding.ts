import { required } from "../core/required";
import type { JsonDocument } from "../content/json-document";
import { type JsonPath, type Problem, formatPath } from "../content/problem";

/** A problem without its place. */
export interface Finding extends Pick<Problem, "found" | "allowed" | "fix"> {
  readonly suggestion?: string | undefined;
}

/** The data files that are JSON, right or wrong, by their names in `data/` without endings. */
export type DataDocuments = ReadonlyMap<string, JsonDocument>;

/** A finding at a place in a file. */
export function problemAt(
  { file, lineOf, placeOf = (place) => place }: Pick<JsonDocument, "file" | "lineOf" | "placeOf">,
  path: JsonPath,
  { suggestion, ...finding }: Finding,
): Problem {
  return { file, line: lineOf(path), path: formatPath(placeOf(path)), ...finding, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** A finding about a file as a whole. */
export function fileProblem(file: string, finding: Finding): Problem {
  return problemAt({ file, lineOf: () => 1 }, [], finding);
}

/** A finding at a place in a data file that could be read. */
export function dataProblem(documents: DataDocuments, file: string, path: JsonPath, finding: Finding): Problem {
  return problemAt(required(documents.get(file), `data/${file}.json`), path, finding);
}
