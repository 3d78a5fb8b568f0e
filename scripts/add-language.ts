import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { SPRITE_FILE, filesBelow } from "../src/content/site-files";
import { DEFAULT_LANGUAGE, LANGUAGES, isLanguage } from "../src/core/languages";
import { languageFile, withCopies, withFlag, withImport } from "./new-language";

const [code = ""] = process.argv.slice(2);
if (!/^[a-z]{2}$/.test(code) || isLanguage(code)) {
  console.error(`npm run add-language -- pl: a language code of two letters that the site does not have (${LANGUAGES.join(", ")}).`);
  process.exit(1);
}

async function write(path: string, content: string): Promise<void> {
  writeFileSync(path, await format(content, { ...(await resolveConfig(path)), filepath: path }));
}

const languagePath = join("src", "core", "languages", `${code}.ts`);
const listPath = join("src", "core", "language-list.ts");
await write(languagePath, languageFile(code));
await write(listPath, readFileSync(listPath, "utf8").replace("] as const", `, "${code}"] as const`));
for (const path of ["language-options.ts", "language-rules.ts"].map((name) => join("src", "core", name))) {
  await write(path, withImport(readFileSync(path, "utf8"), code));
}
writeFileSync(SPRITE_FILE, withFlag(readFileSync(SPRITE_FILE, "utf8"), code));
for (const path of filesBelow(process.cwd(), "data")) {
  const data: unknown = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, `${JSON.stringify(withCopies(data, LANGUAGES, code), null, 2)}\n`);
}
cpSync(join("locales", DEFAULT_LANGUAGE), join("locales", code), { recursive: true });
// In new processes, which know the new language.
for (const args of [["scripts/translations.ts", "--update"], ["scripts/schemas.ts"]]) {
  execFileSync(process.execPath, ["--import", "tsx", ...args], { stdio: "inherit" });
}
console.log(`
${languagePath}, locales/${code}/ and the values for “${code}” in data/ are begun. What remains:

1. Write what is blank (“…”) in ${languagePath}; npm run check names every place.
2. Translate locales/${code}/ and the values for “${code}” in data/, which are the English ones. npm run translations lists the texts that
   are still copies; git diff data/pages.json data/facts.json data/glossary.json shows the other values.
3. Draw the flag, “i-flag-${code}” in ${SPRITE_FILE}; until then it is a plate with the letters ${code.toUpperCase()}.
4. npm run check, then npm run build.`);
