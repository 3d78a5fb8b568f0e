import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { namesFor, siteNames } from "../src/content/names";
import { currentSite } from "../src/content/site-data";
import { DATA_SCHEMAS, articleFile, articleSchema } from "../src/schemas";
import { type JsonSchema, dataSchema } from "../src/schemas/json-schema";

/** Where Visual Studio Code looks for schemas, which files they are for, and for its settings. */
const FOLDER = ".vscode/schemas";
const SETTINGS = ".vscode/settings.json";

const { data, files } = currentSite();
const names = siteNames(data, files);

/** A schema as text, with the names that its fields may hold, and VS Code’s own word for what it says instead of a pattern. */
const written = (schema: JsonSchema): string =>
  JSON.stringify(
    schema,
    (_, part: JsonSchema | string | null) =>
      typeof part === "object" && part !== null && ("names" in part || "advice" in part)
        ? { ...part, patternErrorMessage: part.advice, ...(part.names !== undefined && { enum: namesFor(part.names, part.unit, names) }) }
        : part,
    2,
  );

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(`${FOLDER}/articles`, { recursive: true });
const uses = Object.entries({ ...DATA_SCHEMAS, [articleFile("*")]: articleSchema }).map(([file, schema]) => {
  const path = `${FOLDER}/${file.replace("*", "article")}.schema.json`;
  writeFileSync(path, written(dataSchema(schema)));
  return { fileMatch: [`/data/${file}.json`], url: `./${path}` };
});
const settings = existsSync(SETTINGS) ? readFileSync(SETTINGS, "utf8") : "{}\n";
const edits = modify(settings, ["json.schemas"], uses, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
writeFileSync(SETTINGS, applyEdits(settings, edits));
console.log("The JSON Schemas for code editors are current.");
