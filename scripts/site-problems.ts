import { isDocument, readJsonDocument } from "../src/content/json-document";
import type { Problem } from "../src/content/problem";
import { applySchema } from "../src/check/schema-problems";
import { readSiteFiles } from "../src/content/site-files";
import { languagesSchema } from "../src/core/schemas/languages";

const LANGUAGES_FILE = "data/languages.json";

/**
 * Everything that is wrong in the files that editors write.
 *
 * The check itself knows the languages from `data/languages.json`, so it cannot even be loaded while that file is wrong: broken files of
 * `data/`, and mistakes in that one, are reported first and alone.
 *
 * @param root the project's folder
 */
export async function siteProblems(root: string): Promise<readonly Problem[]> {
  const files = readSiteFiles(root);
  if (files.refused.length > 0) {
    return files.refused;
  }
  const broken = Array.from(files.texts)
    .filter(([path]) => path.endsWith(".json"))
    .flatMap(([path, text]) => {
      const read = readJsonDocument(path, text);
      return isDocument(read) ? [] : read;
    });
  if (broken.some(({ file }) => file.startsWith("data/"))) {
    return broken;
  }
  const languages = readJsonDocument(LANGUAGES_FILE, files.texts.get(LANGUAGES_FILE) ?? "");
  const unspoken = isDocument(languages) ? applySchema(languagesSchema, languages).problems : languages;
  if (unspoken.length > 0) {
    return [...broken, ...unspoken];
  }
  const { checkSite } = await import("../src/check/check-site");
  return checkSite(files);
}
