import { isObject } from "../utils/is-object";

/** Applies a function to every text of a JSON value. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") {
    return change(value);
  }
  if (Array.isArray(value)) {
    return value.map((entry) => mapTexts(entry, change));
  }
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)])) : value;
}
