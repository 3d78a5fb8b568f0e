/** The value, or an Error that names it if it is null or undefined. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) {
    throw new Error(`${what} is missing.`);
  }
  return value;
}
