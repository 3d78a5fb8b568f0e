/** The value at a path of property names and positions in lists; `undefined` if the path does not exist. */
export function valueAt(content: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? (value as Readonly<Record<string | number, unknown>>)[step] : undefined,
    content,
  );
}
