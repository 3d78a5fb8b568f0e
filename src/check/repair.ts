import { z } from "zod";
import { nearest } from "../core/text/nearest";
import { valueAt } from "../core/text/value-at";
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

/** The last day of the month that a date names, for a day that the month does not have. */
function lastDayOfMonth(text: string): readonly string[] {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(text) ?? [];
  return year === undefined || month === undefined ? [] : [new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)];
}

/** A date in the order of a letter head, such as 20.11.2024, in the order of ISO 8601. */
function isoDate(text: string): readonly string[] {
  const [, day, month, year] = /^(\d\d?)[./-](\d\d?)[./-](\d{4})$/.exec(text.trim()) ?? [];
  return day === undefined || month === undefined || year === undefined
    ? []
    : [`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`];
}

/** What somebody may have meant by a text that is not allowed, the likeliest first. */
function repairsOfText(text: string): readonly unknown[] {
  const trimmed = text.trim();
  return [
    ...(trimmed !== "" && Number.isFinite(Number(trimmed)) ? [Number(trimmed)] : []),
    ...(/^(?:true|yes)$/i.test(trimmed) ? [true] : []),
    ...(/^(?:false|no)$/i.test(trimmed) ? [false] : []),
    trimmed,
    text.replace(/[\p{Cc}\p{Cf}]/gu, "").replace(/<[^>]*>/g, ""),
    trimmed.replace(/^http:/, "https:"),
    ...(/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(trimmed) ? [`https://${trimmed}`] : []),
    trimmed.replace(/[^\d+]/g, "").replace(/^00/, "+"),
    ...lastDayOfMonth(trimmed),
    ...isoDate(trimmed),
    `/${hyphenated(trimmed)
      .split("/")
      .filter((part) => part !== "")
      .join("/")}`,
    hyphenated(trimmed).replace(/^\/|\/$/g, ""),
    ...(/[./]/.test(trimmed) ? [] : [trimmed.charAt(0).toLowerCase() + trimmed.slice(1).replace(/[^A-Za-z0-9]/g, "")]),
  ];
}

function repairs(found: unknown, issue: Issue): readonly unknown[] {
  if (issue.code === "invalid_value" && typeof found === "string") {
    return [nearest(found, issue.values.map(String))];
  }
  if (issue.code === "too_big" && typeof found === "number") {
    return [Number(issue.maximum)];
  }
  if (issue.code === "too_small" && typeof found === "number") {
    return [Number(issue.minimum)];
  }
  if (issue.code === "custom") {
    // What fits another field is a figure at most; anything else would be a guess.
    return typeof found === "string" && found.trim() !== "" ? [Number(found)] : [];
  }
  if (typeof found === "string") {
    return repairsOfText(found);
  }
  if (typeof found === "number") {
    return [Math.round(found), String(found)];
  }
  return [];
}

/** A value with another one put in at a place. */
function withValueAt(value: unknown, path: JsonPath, inner: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) {
    return inner;
  }
  const changed = withValueAt((value as Record<string | number, unknown>)[step], rest, inner);
  return Array.isArray(value)
    ? value.map((entry: unknown, index) => (index === step ? changed : entry))
    : { ...(value as object), [step]: changed };
}

/** The part of a schema that a place in a file must fit. */
function schemaAt(schema: z.core.$ZodType, path: JsonPath): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) {
    return schemaAt(schema.unwrap(), path);
  }
  const [step, ...rest] = path;
  if (step === undefined) {
    return schema;
  }
  const inner =
    schema instanceof z.ZodObject
      ? (schema.shape as z.core.$ZodShape)[String(step)]
      : schema instanceof z.ZodArray
        ? schema.element
        : schema instanceof z.ZodRecord
          ? schema.valueType
          : undefined;
  return inner === undefined ? undefined : schemaAt(inner, rest);
}

/**
 * The nearest right value: the first likely meaning that the schema accepts at the place.
 *
 * @param schema the schema of the whole file
 * @param content the content of the whole file
 * @param issue what the schema finds wrong
 * @returns `undefined` where nothing likely is right
 * @example nearestRight(schema, { seats: "5" }, issueAt("seats")) // 5
 */
export function nearestRight(schema: z.ZodType, content: unknown, issue: Issue): unknown {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  const found = valueAt(content, path);
  // What is wrong between fields shows only in the whole file; anything else in the field alone, which is far quicker.
  const part = issue.code === "custom" ? undefined : schemaAt(schema, path);
  const isRight = (candidate: unknown): boolean =>
    part === undefined ? schema.safeParse(withValueAt(content, path, candidate)).success : z.safeParse(part, candidate).success;
  return repairs(found, issue).find(
    (candidate) => candidate !== undefined && candidate !== "" && candidate !== found && isRight(candidate),
  );
}
