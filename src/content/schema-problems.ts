import { z } from "zod";
import { isObject, valueAt } from "../schemas/json";
import { nearest } from "./nearest";
import { type JsonSchema, dataSchema, schemaAt } from "../schemas/json-schema";
import type { JsonDocument } from "./json-document";
import { type Problem, formatPath, quote } from "./problem";
import { problemAt } from "./finding";

type Issue = z.core.$ZodIssue;

/** What was probably meant: the nearest allowed choice, a number with or without quotes, or what the schema suggests. */
function meantBy(issue: Issue, found: unknown): string | undefined {
  if (issue.code === "custom") {
    const suggestion: unknown = issue.params?.["suggestion"];
    return typeof suggestion === "string" ? suggestion : undefined;
  }
  if (issue.code === "invalid_value") {
    return nearest(String(found), issue.values.map(String));
  }
  const expected = issue.code === "invalid_type" ? issue.expected : undefined;
  const isQuoted = expected === "number" && typeof found === "string" && /^[\d.]+$/.test(found);
  return isQuoted ? found : expected === "string" && typeof found === "number" ? `"${String(found)}"` : undefined;
}

const counted = (count: number | bigint, noun: string): string => `${String(count)} ${noun}${Number(count) === 1 ? "" : "s"}`;

/** What is allowed, in the words of people who do not program. */
function allowedBy(issue: Issue): string {
  // Other messages are those of the schemas.
  if (issue.message.startsWith("Too ") && (issue.code === "too_small" || issue.code === "too_big")) {
    const [limit, isLeast] = issue.code === "too_small" ? [issue.minimum, true] : [issue.maximum, false];
    const bound = isLeast ? "at least" : "at most";
    if (issue.origin === "string") {
      return isLeast && limit === 1 ? "a text that is not empty" : `${bound} ${counted(limit, "character")}`;
    }
    return issue.origin === "array"
      ? `${bound} ${Number(limit) === 1 ? "one entry" : `${String(limit)} entries`}`
      : `${bound} ${String(limit)}`;
  }
  return issue.message.replace(/^Invalid (?:input|option): /, "").replace(/, received .*$/, "");
}

function problemsOf(issue: Issue, schema: JsonSchema, document: JsonDocument): readonly Problem[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  const found = valueAt(document.value, path);
  const part = schemaAt(schema, path);
  if (issue.code === "unrecognized_keys") {
    const own = Object.keys(found ?? {});
    const missing = Object.keys(part?.properties ?? {}).filter((name) => !own.includes(name));
    return issue.keys.map((key) =>
      problemAt(document, [...path, key], {
        found: `the unknown field “${key}”`,
        allowed: ["the other fields of the entry", ...missing].join(", "),
        suggestion: nearest(key, missing),
        fix: `Remove or rename “${key}”.`,
      }),
    );
  }
  const place = formatPath(path.slice(typeof path.at(-1) === "number" ? -2 : -1)) || "the file";
  const issues = issue.code === "invalid_union" ? issue.errors.flat() : [issue];
  return [
    problemAt(document, path, {
      found: found === undefined ? "nothing: it is missing" : quote(found),
      allowed: issues.map(allowedBy).join(", or "),
      suggestion: meantBy(issue, found),
      fix: `${found === undefined ? "Add" : "Correct"} “${place}”${part?.description === undefined ? "." : `: ${part.description}`}`,
    }),
  ];
}

/** Several rules for a field may say the same of it. */
function saidOnce(issues: readonly Issue[]): readonly Issue[] {
  return [...new Map(issues.map((issue) => [`${issue.path.join("/")}: ${issue.message}`, issue])).values()];
}

/** What a schema finds wrong with a file, in zod's words: no problems and the typed value, or the problems. */
export function applySchema<Schema extends z.ZodType>(
  schema: Schema,
  document: JsonDocument,
):
  | { readonly value: z.infer<Schema>; readonly problems: readonly [] }
  | { readonly value: undefined; readonly problems: readonly Problem[] } {
  const result = schema.safeParse(document.value);
  return result.success
    ? { value: result.data, problems: [] }
    : { value: undefined, problems: saidOnce(result.error.issues).flatMap((issue) => problemsOf(issue, dataSchema(schema), document)) };
}

/** The schema of a translation: texts, lists and objects where the English file has them. */
export function sameShape(english: unknown): z.ZodType {
  if (Array.isArray(english)) {
    const entries = Math.max(1, english.length);
    return z.array(sameShape(english[0])).refine(({ length }) => length === entries, `${String(entries)} entries, as in English`);
  }
  return isObject(english)
    ? z.strictObject(Object.fromEntries(Object.entries(english).map(([key, value]) => [key, sameShape(value)])))
    : z
        .string()
        .trim()
        .min(1)
        .describe(`The English is ${quote(english)}.`);
}
