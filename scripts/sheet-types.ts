import { basename } from "node:path";
import { parse } from "postcss";

/**
 * The classes of a style module, as the sheet writes them.
 *
 * @param css the text of the sheet
 */
function classesOf(css: string): readonly string[] {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.replaceAll(/:global\([^)]*\)/g, "").matchAll(/\.([a-z_-][\w-]*)/gi)) {
      names.add(name);
    }
  });
  return [...names].sort();
}

/** A class as a component imports it: `two-over` is `twoOver`. */
const importedName = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Declarations for TypeScript of the classes of style modules.
 *
 * @param sheets the text of each sheet, by its path
 * @throws when two sheets have the same file name: a component would have the classes of both, of which one sheet's are undefined
 */
export function sheetTypes(sheets: Readonly<Record<string, string>>): string {
  const pathOf = new Map<string, string>();
  return Object.entries(sheets)
    .flatMap(([path, css]) => {
      const name = basename(path);
      const other = pathOf.get(name);
      if (other !== undefined) {
        throw new Error(`${other} and ${path} have the same name. Name a sheet after its page or component.`);
      }
      pathOf.set(name, path);
      return [`declare module "*/${name}" {`, ...classesOf(css).map((each) => `  export const ${importedName(each)}: string;`), "}"];
    })
    .join("\n");
}
