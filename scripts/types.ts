import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { dataTypes } from "../src/gatsby/data-types";
import { sheetTypes } from "./sheet-types";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => join("src", file))
  .sort();
const namespaces = readdirSync("locales/en")
  .map((file) => basename(file, ".json"))
  .sort();

// Types of class names and texts, which follow from style sheets and locale files.
const codeTypes = [
  sheetTypes(Object.fromEntries(sheets.map((sheet) => [sheet, readFileSync(sheet, "utf8")]))),
  "interface EnglishTexts {",
  ...namespaces.map((namespace) => `  readonly "${namespace}": typeof import("../locales/en/${namespace}.json");`),
  "}",
  "",
];
writeFileSync("src/code-types.d.ts", codeTypes.join("\n"));
writeFileSync("src/gatsby/data-types.graphql", `# Written by npm run types from src/schemas.\n\n${dataTypes()}`);
