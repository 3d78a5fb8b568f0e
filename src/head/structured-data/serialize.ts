/** Characters that could end a script element, or a string in old readers of JavaScript. */
const UNSAFE = /[<>\u2028\u2029]/g;

/**
 * A value as JSON that is safe inside a script element.
 *
 * @source HTML, restrictions for contents of script elements
 * @example serializeForScript({ name: "</script>" }) // '{"name":"\\u003c/script\\u003e"}'
 */
export function serializeForScript(value: object): string {
  return JSON.stringify(value).replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
