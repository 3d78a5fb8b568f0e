/**
 * The value, or an Error if it is null or undefined.
 *
 * @param what names the value in the message
 */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) {
    throw new Error(`${what} is missing.`);
  }
  return value;
}
