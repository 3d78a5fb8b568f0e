/**
 * The value, where the build cannot go on without it.
 *
 * @param what what is missing, for the message
 * @throws Error when the value is null or undefined
 */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) {
    throw new Error(`${what} is missing.`);
  }
  return value;
}
