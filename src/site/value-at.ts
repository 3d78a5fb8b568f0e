/**
 * What stands under a key of a locale file.
 *
 * @param key the way through the file, such as “hero.title”
 * @returns `undefined` where nothing stands there
 */
export function valueAt(content: unknown, key: string): unknown {
  return key.split(".").reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | undefined)?.[part], content);
}
