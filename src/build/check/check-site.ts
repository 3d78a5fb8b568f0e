import { LANGUAGES, byLanguage } from "../../site/languages";
import { DATA_FILES, DATA_SCHEMAS, type DataFile, type SiteData } from "../../site/schemas";
import { articleProblems } from "./article-problems";
import { factProblems } from "./fact-problems";
import { type JsonDocument, readJsonDocument, valueAt } from "./json-document";
import { type LocaleDocuments, localeOfPath, localeProblems } from "./locale-problems";
import { neededTexts } from "./needed-texts";
import { type Problem, formatPath } from "./problem";
import { referenceProblems } from "./reference-problems";
import { applySchema } from "./schema-problems";
import type { SiteFiles } from "./site-files";

const isDocument = (read: JsonDocument | readonly Problem[]): read is JsonDocument => "lineOf" in read;

function readDataFile(
  file: DataFile,
  files: SiteFiles,
): { readonly document?: JsonDocument; readonly value?: unknown; readonly problems: readonly Problem[] } {
  const path = `data/${file}.json`;
  const text = files.texts.get(path);
  if (text === undefined) {
    return { problems: [{ file: path, line: 1, path: "", found: "nothing: the file is missing", allowed: "a file of this name" }] };
  }
  const document = readJsonDocument(path, text);
  if (!isDocument(document)) {
    return { problems: document };
  }
  const { value, problems } = applySchema(DATA_SCHEMAS[file], document);
  return { document, value, problems };
}

function readLocales(files: SiteFiles): { readonly locales: LocaleDocuments; readonly problems: readonly Problem[] } {
  const locales = byLanguage(() => new Map<string, JsonDocument>());
  const problems: Problem[] = [];
  for (const [path, text] of files.texts) {
    if (!path.startsWith("locales/")) {
      continue;
    }
    const place = localeOfPath(path);
    if ("file" in place) {
      problems.push(place);
      continue;
    }
    const document = readJsonDocument(path, text);
    if (isDocument(document)) {
      locales[place.language].set(place.namespace, document);
    } else {
      problems.push(...document);
    }
  }
  return { locales, problems };
}

/** Texts that data needs and a language does not have. A file that is missing altogether is one problem. */
function missingTexts(locales: LocaleDocuments, data: SiteData): readonly Problem[] {
  const needed = neededTexts(data);
  return LANGUAGES.flatMap((language) => {
    const missingFiles = new Set(needed.map(({ namespace }) => namespace).filter((namespace) => !locales[language].has(namespace)));
    const files = Array.from(missingFiles, (namespace): Problem => {
      const because = needed.find((text) => text.namespace === namespace)?.because ?? "";
      return {
        file: `locales/${language}/${namespace}.json`,
        line: 1,
        path: "",
        found: "nothing: the file is missing",
        allowed: `a file with the texts for ${because}`,
      };
    });
    const texts = needed.flatMap(({ namespace, path, because }): readonly Problem[] => {
      const document = locales[language].get(namespace);
      return document === undefined || valueAt(document.value, path) !== undefined
        ? []
        : [
            {
              file: document.file,
              line: document.lineOf(path),
              path: formatPath(path),
              found: "nothing: the text is missing",
              allowed: `a text for ${because}`,
            },
          ];
    });
    return [...files, ...texts];
  });
}

/**
 * Checks everything that editors write: data, facts and locales.
 *
 * @param files what was read from disk, or made for a test
 * @param today the day on which it is asked
 * @returns every problem found; none when the site may be built
 */
export function checkSite(files: SiteFiles, today = new Date()): readonly Problem[] {
  const documents = new Map<DataFile, JsonDocument>();
  const values: Partial<Record<DataFile, unknown>> = {};
  const problems: Problem[] = [];
  for (const file of DATA_FILES) {
    const read = readDataFile(file, files);
    problems.push(...read.problems);
    if (read.document !== undefined) {
      documents.set(file, read.document);
    }
    values[file] = read.value;
  }
  for (const path of files.texts.keys()) {
    const name = /^data\/(.+)\.json$/.exec(path)?.[1];
    if (name !== undefined && !DATA_FILES.some((file) => file === name)) {
      problems.push({
        file: path,
        line: 1,
        path: "",
        found: `the file ${path}`,
        allowed: `the files ${DATA_FILES.map((file) => `${file}.json`).join(", ")}`,
      });
    }
  }
  const read = readLocales(files);
  problems.push(...read.problems);
  if (problems.length > 0) {
    return problems;
  }
  // Every file was valid by its schema, so the parts together are the site's data.
  const data = values as unknown as SiteData;
  return [
    ...referenceProblems(data, documents, files),
    ...factProblems(data.facts.facts, documents.get("facts"), today),
    ...missingTexts(read.locales, data),
    ...localeProblems(read.locales, data),
    ...articleProblems(read.locales, data),
  ];
}
