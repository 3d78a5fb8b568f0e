/**
 * The value at a place below another value.
 *
 * @param steps the way to it: names of properties, and positions in lists
 * @returns `undefined` where there is none
 */
export function valueAt(content: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Readonly<Record<string | number, unknown>>)[step] : undefined,
    content,
  );
}
