import { isObject } from "../../core/text/is-object";
import { type ComparedRow, allKeys } from "./change";

/** The ids of a list's entries, if every entry has one. */
function idsOf(list: readonly unknown[]): readonly string[] | undefined {
  const ids = list.map((entry) => (isObject(entry) ? (entry["id"] ?? entry["code"]) : undefined));
  return ids.every((id) => typeof id === "string") ? ids : undefined;
}

/** Every value by its path. An entry of a list goes by its id; a list whose entries have no ids is one value. */
function valuesByPath(value: unknown, path = ""): ReadonlyMap<string, unknown> {
  const below = (key: string, inner: unknown) => valuesByPath(inner, path === "" ? key : `${path}.${key}`);
  const ids = Array.isArray(value) ? idsOf(value) : undefined;
  if (Array.isArray(value) && ids !== undefined) {
    return new Map([...ids.flatMap((id, index) => [...below(id, value[index])]), ...below("(order)", ids.join(", "))]);
  }
  return isObject(value)
    ? new Map(Object.entries(value).flatMap(([key, inner]) => [...below(key, inner)]))
    : new Map(value === undefined ? [] : [[path, value]]);
}

/** A JSON value as people read it: a text without quotes, everything else as JSON. */
function written(value: unknown): string | undefined {
  return value === undefined || typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** Every path at which two JSON values differ. */
export function jsonChanges(before: unknown, after: unknown): readonly ComparedRow[] {
  const old = valuesByPath(before);
  const now = valuesByPath(after);
  return allKeys(now, old)
    .map((path) => ({ head: path, before: written(old.get(path)), after: written(now.get(path)) }))
    .filter((row) => row.before !== row.after);
}
