import type { z } from "zod";
import { nearest } from "../../site/nearest";
import { type JsonDocument, valueAt } from "./json-document";
import { type Problem, formatPath, quote } from "./problem";

type Issue = z.core.$ZodIssue;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "a text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets",
  object: "an object in curly brackets",
  record: "an object in curly brackets",
};

/** What an issue of zod says would have been allowed, in words for somebody who does not program. */
function allowedBy(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return issue.values.length === 1 ? quote(issue.values[0]) : `one of ${issue.values.map(quote).join(", ")}`;
    case "too_small":
      return issue.exact === true
        ? `exactly ${String(issue.minimum)}`
        : `${issue.origin === "string" ? "a length of " : ""}at least ${String(issue.minimum)}`;
    case "too_big":
      return issue.exact === true
        ? `exactly ${String(issue.maximum)}`
        : `${issue.origin === "string" ? "a length of " : ""}at most ${String(issue.maximum)}`;
    case "invalid_union":
      return `one of: ${issue.errors.flatMap((errors) => errors.map(allowedBy)).join("; ")}`;
    default:
      return issue.message;
  }
}

function problemOf(issue: Issue, document: JsonDocument): readonly Problem[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(valueAt(document.value, path) ?? {}).filter((key) => !issue.keys.includes(key));
    return issue.keys.map((key) => ({
      file: document.file,
      line: document.lineOf([...path, key]),
      path: formatPath([...path, key]),
      found: `the unknown field “${key}”`,
      allowed: `only the fields that the other entries have${known.length > 0 ? `, such as ${known.map((name) => `“${name}”`).join(", ")}` : ""}`,
    }));
  }
  const found = valueAt(document.value, path);
  const suggestion = issue.code === "invalid_value" && typeof found === "string" ? nearest(found, issue.values.map(String)) : undefined;
  return [
    {
      file: document.file,
      line: document.lineOf(path),
      path: formatPath(path),
      found: found === undefined ? "nothing: the field is missing" : quote(found),
      allowed: allowedBy(issue),
      ...(suggestion === undefined ? {} : { suggestion: quote(suggestion) }),
    },
  ];
}

/**
 * What a schema finds wrong with a file.
 *
 * @returns no problems and the typed value, or the problems
 */
export function applySchema<Schema extends z.ZodType>(
  schema: Schema,
  document: JsonDocument,
):
  | { readonly value: z.infer<Schema>; readonly problems: readonly [] }
  | { readonly value: undefined; readonly problems: readonly Problem[] } {
  const result = schema.safeParse(document.value);
  return result.success
    ? { value: result.data, problems: [] }
    : { value: undefined, problems: result.error.issues.flatMap((issue) => problemOf(issue, document)) };
}
