import { z } from "zod";
import { nearest } from "../core/text/nearest";
import type { JsonPath } from "../content/problem";

type Issue = z.core.$ZodIssue;

/** Letters without their marks, small, with single hyphens: what an id or a slug may hold of a text. */
function hyphenated(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/[^a-z0-9{}./]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** What an editor may have meant by a text that is not allowed, the likeliest first. */
function repairsOfText(text: string): readonly unknown[] {
  const trimmed = text.trim();
  const slug = hyphenated(trimmed);
  return [
    ...numberOf(text),
    trimmed,
    text.replace(/[\p{Cc}\p{Cf}]/gu, "").replace(/<[^>]*>/g, ""),
    trimmed.replace(/^http:/, "https:"),
    trimmed.replace(/[^\d+]/g, "").replace(/^00/, "+"),
    `/${slug
      .split("/")
      .filter((part) => part !== "")
      .join("/")}`,
    slug.replace(/^\/|\/$/g, ""),
  ];
}

const numberOf = (text: string): readonly number[] => (text.trim() === "" || Number.isNaN(Number(text)) ? [] : [Number(text)]);

function repairs(found: unknown, issue: Issue): readonly unknown[] {
  if (issue.code === "invalid_value" && typeof found === "string") {
    return [nearest(found, issue.values.map(String))];
  }
  if (typeof found === "number") {
    return issue.code === "too_big" ? [issue.maximum] : issue.code === "too_small" ? [issue.minimum] : [Math.round(found), String(found)];
  }
  if (typeof found !== "string") {
    return [];
  }
  // What fits another field is a figure at most; anything else would be a guess.
  return issue.code === "custom" ? numberOf(found) : repairsOfText(found);
}

/** The part of a schema that a place in a file must fit. */
export function schemaAt(schema: z.core.$ZodType | undefined, [step, ...rest]: JsonPath): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) {
    return schemaAt(schema.unwrap(), step === undefined ? [] : [step, ...rest]);
  }
  if (step === undefined) {
    return schema;
  }
  if (schema instanceof z.ZodObject) {
    return schemaAt((schema.shape as z.core.$ZodShape)[String(step)], rest);
  }
  return schema instanceof z.ZodArray
    ? schemaAt(schema.element, rest)
    : schema instanceof z.ZodRecord
      ? schemaAt(schema.valueType, rest)
      : undefined;
}

/**
 * The nearest right value: the first likely repair that the schema accepts at the place.
 *
 * @param schema the schema of the whole file
 * @param found the value at the place of the issue
 * @param issue what the schema finds wrong
 * @example nearestRight(schema, "5", issueAt("seats")) // 5
 */
export function nearestRight(schema: z.ZodType, found: unknown, issue: Issue, path: JsonPath): unknown {
  const part = schemaAt(schema, path);
  return part === undefined
    ? undefined
    : repairs(found, issue).find(
        (candidate) => candidate !== undefined && candidate !== "" && candidate !== found && z.safeParse(part, candidate).success,
      );
}
