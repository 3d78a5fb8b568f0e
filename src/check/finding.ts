import type { DataFile } from "../core/schemas";
import { required } from "../core/required";
import type { JsonDocument } from "../content/json-document";
import { type JsonPath, type Problem, formatPath } from "../content/problem";

/** A problem without its place. */
export interface Finding extends Pick<Problem, "found" | "allowed" | "fix"> {
  readonly suggestion?: string | undefined;
}

/** The data files that are JSON, right or wrong. */
export type DataDocuments = ReadonlyMap<DataFile, JsonDocument>;

/** A finding at a place in a file. */
export function problemAt(
  { file, lineOf }: Pick<JsonDocument, "file" | "lineOf">,
  path: JsonPath,
  { suggestion, ...finding }: Finding,
): Problem {
  return { file, line: lineOf(path), path: formatPath(path), ...finding, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** A finding about a file as a whole. */
export function fileProblem(file: string, finding: Finding): Problem {
  return problemAt({ file, lineOf: () => 1 }, [], finding);
}

/** A finding at a place in a data file that could be read. */
export function dataProblem(documents: DataDocuments, file: DataFile, path: JsonPath, finding: Finding): Problem {
  return problemAt(required(documents.get(file), `data/${file}.json`), path, finding);
}
