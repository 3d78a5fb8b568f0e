/** Whether a value is an object with properties, and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path of property names and positions in lists; `undefined` if the path does not exist. */
export function valueAt(content: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Readonly<Record<string | number, unknown>>)[step] : undefined,
    content,
  );
}

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
