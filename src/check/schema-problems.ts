import { z } from "zod";
import { references } from "../core/schemas/references";
import { schemaAt } from "../core/schemas/schema-at";
import { nearest } from "../core/text/nearest";
import { valueAt } from "../core/text/value-at";
import type { JsonDocument } from "../content/json-document";
import { type JsonPath, type Problem, quote } from "../content/problem";
import { problemAt } from "./finding";

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

/** What a length counts, by what it is the length of. */
const COUNTED: Readonly<Record<string, string>> = { string: " characters", array: " entries" };

/** What an issue of zod says would have been allowed, for a reader who does not program. */
function allowedBy(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return issue.values.length === 1 ? quote(issue.values[0]) : `one of ${issue.values.map(quote).join(", ")}`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "a text that is not empty"
        : `${issue.exact === true ? "exactly" : "at least"} ${String(issue.minimum)}${COUNTED[issue.origin] ?? ""}`;
    case "too_big":
      return `${issue.exact === true ? "exactly" : "at most"} ${String(issue.maximum)}${COUNTED[issue.origin] ?? ""}`;
    case "invalid_union":
      return `one of: ${issue.errors.flatMap((errors) => errors.map(allowedBy)).join("; ")}`;
    default:
      return issue.message;
  }
}

function fixOf(issue: Issue, found: unknown, suggestion: string | undefined, allowed: string): string {
  const last = issue.path.at(-1);
  const key = String(last ?? "the file");
  if (found === undefined) {
    return `Add “${key}” to the entry: ${allowed}.`;
  }
  if (suggestion !== undefined) {
    return `Write ${suggestion} here, if that is what was meant.`;
  }
  const place = typeof last === "number" ? `entry ${String(last + 1)} of “${String(issue.path.at(-2))}”` : `the value of “${key}”`;
  return `Replace ${place} by ${allowed}.`;
}

/** The allowed choice that a misspelt one is nearest to, the number in quotes, and what a schema suggests. */
function suggestionFor(issue: Issue, found: unknown): unknown {
  if (issue.code === "custom") {
    return issue.params?.["suggestion"];
  }
  if (typeof found !== "string") {
    return undefined;
  }
  if (issue.code === "invalid_value") {
    return nearest(found, issue.values.map(String));
  }
  const isQuotedNumber =
    issue.code === "invalid_type" && issue.expected === "number" && found.trim() !== "" && !Number.isNaN(Number(found));
  return isQuotedNumber ? Number(found) : undefined;
}

/** Fields that a file has and its schema does not know. */
function unknownFields(keys: readonly string[], path: JsonPath, schema: z.ZodType, document: JsonDocument): readonly Problem[] {
  const part = schemaAt(schema, path);
  const known = part instanceof z.ZodObject ? Object.keys(part.shape) : [];
  const own = Object.keys(valueAt(document.value, path) ?? {});
  return keys.map((key) => {
    const meant = nearest(
      key,
      known.filter((name) => !own.includes(name)),
    );
    return problemAt(document, [...path, key], {
      found: `the unknown field “${key}”`,
      allowed: `only the fields ${known.map((name) => `“${name}”`).join(", ")}`,
      suggestion: meant === undefined ? undefined : quote(meant),
      fix: meant === undefined ? `Remove “${key}”.` : `Rename “${key}” to “${meant}”, or remove it.`,
    });
  });
}

function problemsOf(issue: Issue, schema: z.ZodType, document: JsonDocument): readonly Problem[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (issue.code === "unrecognized_keys") {
    return unknownFields(issue.keys, path, schema, document);
  }
  const found = valueAt(document.value, path);
  const right = suggestionFor(issue, found);
  const suggestion = right === undefined ? undefined : quote(right);
  const part = issue.code === "invalid_type" ? schemaAt(schema, path) : undefined;
  const to = part === undefined ? undefined : references.get(part)?.to;
  const allowed = to === undefined ? allowedBy(issue) : `the name of its ${to}, in quotes`;
  return [
    problemAt(document, path, {
      found: found === undefined ? "nothing: the field is missing" : quote(found),
      allowed,
      suggestion,
      fix: fixOf(issue, found, suggestion, allowed),
    }),
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
    : { value: undefined, problems: result.error.issues.flatMap((issue) => problemsOf(issue, schema, document)) };
}
