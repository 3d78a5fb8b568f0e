import type { z } from "zod";
import { nearest } from "../../site/nearest";
import { valueAt } from "./json-document";
import type { JsonPath } from "./problem";

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
    `https://${trimmed}`,
    trimmed.replace(/[^\d+]/g, "").replace(/^00/, "+"),
    ...lastDayOfMonth(trimmed),
    ...isoDate(trimmed),
    `/${hyphenated(trimmed).replace(/^\//, "")}`,
    hyphenated(trimmed),
    trimmed.charAt(0).toLowerCase() + trimmed.slice(1).replace(/[^A-Za-z0-9]/g, ""),
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
  const place = path.join("\u0000");
  return repairs(found, issue).find((candidate) => {
    if (candidate === undefined || candidate === "" || candidate === found) {
      return false;
    }
    const result = schema.safeParse(withValueAt(content, path, candidate));
    return result.success || !result.error.issues.some((other) => other.path.map(String).join("\u0000").startsWith(place));
  });
}
