import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sheetTypes } from "./sheet-types";

/** Types of class names and texts, which follow from style sheets and locale files. */
const CODE_TYPES_FILE = "src/code-types.d.ts";

function codeTypes(root: string): string {
  const sheets = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  const namespaces = readdirSync(join(root, "locales", "en"))
    .map((file) => basename(file, ".json"))
    .sort();
  return [
    sheetTypes(Object.fromEntries(sheets.map((sheet) => [join("src", sheet), readFileSync(join(root, "src", sheet), "utf8")]))),
    "interface EnglishTexts {",
    ...namespaces.map((namespace) => `  readonly "${namespace}": typeof import("../locales/en/${namespace}.json");`),
    "}",
    "",
  ].join("\n");
}

writeFileSync(CODE_TYPES_FILE, codeTypes(process.cwd()));
