import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The classes and animations of all style sheets, each after the path of its sheet. */
const NAMES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .sort()
  .flatMap((file) => {
    const names = readFileSync(join("src", file), "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/g);
    return Array.from(new Set(Array.from(names, ([, name = ""]) => `${file} ${name}`)));
  });

/**
 * The name of a class in documents: a letter and its number. Names of files and classes would be a tenth of a page's styles, and hashes cannot
 * be compressed.
 *
 * @param sheet what webpack knows of the style sheet. It may not keep the result: one new class moves the numbers of others.
 * @returns nothing for a name that is not in the sheet itself, which css-loader then makes
 */
export function className(
  sheet: { readonly resourcePath: string; readonly cacheable: (isCacheable: boolean) => void },
  _: unknown,
  name: string,
): string | undefined {
  sheet.cacheable(false);
  const index = NAMES.indexOf(`${relative("src", sheet.resourcePath)} ${name}`);
  // In base 36, 10 is the letter “a”.
  return index < 0 ? undefined : `${(10 + (index % 26)).toString(36)}${String(Math.floor(index / 26))}`;
}
