import { isObject } from "../../core/text/is-object";
import type { JsonPath } from "../../content/problem";

/** One place of a JSON file that is not what it was. */
export interface JsonChange {
  /** The way to it; an entry of a list goes by its id where it has one. */
  readonly steps: JsonPath;
  /** `undefined` where there was nothing. */
  readonly before: unknown;
  /** `undefined` where there is nothing any more. */
  readonly after: unknown;
}

type JsonObject = Readonly<Record<string, unknown>>;

/** The names of the entries of a list, where each is an object with one of its own. */
function namesOf(list: readonly unknown[]): readonly string[] | undefined {
  const names = list.map((entry) => (isObject(entry) ? (entry["id"] ?? entry["code"]) : undefined));
  return names.every((name) => typeof name === "string") && new Set(names).size === names.length ? names : undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function listChanges(before: readonly unknown[], after: readonly unknown[], steps: JsonPath): readonly JsonChange[] {
  const oldNames = namesOf(before);
  const newNames = namesOf(after);
  if (oldNames === undefined || newNames === undefined) {
    return [{ steps, before, after }];
  }
  const entries = (names: readonly string[], list: readonly unknown[]): JsonObject =>
    Object.fromEntries(names.map((name, index) => [name, list[index]]));
  const kept = (names: readonly string[], others: readonly string[]): readonly string[] => names.filter((name) => others.includes(name));
  const order = isSame(kept(oldNames, newNames), kept(newNames, oldNames))
    ? []
    : [{ steps: [...steps, "(order)"], before: oldNames, after: newNames }];
  return [...jsonChanges(entries(oldNames, before), entries(newNames, after), steps), ...order];
}

/** Every place at which two JSON values differ, as deep as they can be compared. */
export function jsonChanges(before: unknown, after: unknown, steps: JsonPath = []): readonly JsonChange[] {
  if (isSame(before, after)) {
    return [];
  }
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => jsonChanges(before[key], after[key], [...steps, key]));
  }
  return Array.isArray(before) && Array.isArray(after) ? listChanges(before, after, steps) : [{ steps, before, after }];
}
