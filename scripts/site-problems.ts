import { isDocument, readJsonDocument } from "../src/content/json-document";
import type { Problem } from "../src/content/problem";
import { readSiteFiles } from "../src/content/site-files";
import { parsedJson } from "../src/core/text/parsed-json";

/**
 * Everything that is wrong in the files that editors write.
 *
 * Code imports files of `data/`, so the check cannot even be loaded while one of them is not JSON: such files are reported first and alone.
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
      if (parsedJson(text) !== undefined) {
        return [];
      }
      const read = readJsonDocument(path, text);
      return isDocument(read) ? [] : read;
    });
  if (broken.some(({ file }) => file.startsWith("data/"))) {
    return broken;
  }
  const { checkSite } = await import("../src/check/check-site");
  return checkSite(files);
}
