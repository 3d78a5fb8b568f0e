import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "postcss";

/** Types of class names and texts, which follow from style sheets and locale files. */
export const CODE_TYPES_FILE = "src/code-types.d.ts";

/** The class names of a style sheet, as a component imports them. */
function classNames(css: string): readonly string[] {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.replaceAll(/:global\([^)]*\)/g, "").matchAll(/\.([a-z][\w-]*)/gi)) {
      names.add(name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    }
  });
  return [...names].sort();
}

function codeTypes(root: string): string {
  const sheets = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  const namespaces = readdirSync(join(root, "locales", "en"))
    .map((file) => basename(file, ".json"))
    .sort();
  return [
    ...sheets.flatMap((sheet) => [
      `declare module "*/${basename(sheet)}" {`,
      ...classNames(readFileSync(join(root, "src", sheet), "utf8")).map((name) => `  export const ${name}: string;`),
      "}",
    ]),
    "interface EnglishTexts {",
    ...namespaces.map((namespace) => `  readonly "${namespace}": typeof import("../locales/en/${namespace}.json");`),
    "}",
    "",
  ].join("\n");
}

writeFileSync(CODE_TYPES_FILE, codeTypes(process.cwd()));
