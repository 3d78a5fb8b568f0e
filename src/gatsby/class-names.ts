import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The classes and animations of all style modules, each after the path of its sheet. Other words with a dot do no harm. */
export const CLASS_NAMES: readonly string[] = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .sort()
  .flatMap((file) => {
    const names = readFileSync(join("src", file), "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/g);
    return Array.from(new Set(Array.from(names, ([, name = ""]) => `${file} ${name}`)));
  });

/**
 * The name of a class in documents: a letter and its number. Names of files and classes would be a tenth of a page's styles, and hashes
 * cannot be compressed. A new class renumbers others, so webpack may not reuse its cache of another list.
 *
 * @returns nothing for a name that is not in the sheet itself, which css-loader then makes
 */
export function className({ resourcePath }: { readonly resourcePath: string }, _: unknown, name: string): string | undefined {
  const index = CLASS_NAMES.indexOf(`${relative("src", resourcePath)} ${name}`);
  // In base 36, 10 is the letter “a”.
  return index < 0 ? undefined : `${(10 + (index % 26)).toString(36)}${String(Math.floor(index / 26))}`;
}
