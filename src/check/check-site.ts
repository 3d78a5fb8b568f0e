import { siteFacts } from "../core/facts/fill";
import { nearest } from "../core/text/nearest";
import { DATA_FILES, DATA_SCHEMAS, type DataFile } from "../core/schemas";
import { articleProblems } from "./article-problems";
import { factProblems } from "./fact-problems";
import { type JsonDocument, isDocument, readJsonDocument } from "../content/json-document";
import { readLocales } from "../content/locale-documents";
import { localeProblems } from "./locale-problems";
import { missingGroups, missingTexts, orphanTexts } from "./needed-texts";
import { pictureProblems } from "./picture-problems";
import type { Problem } from "../content/problem";
import { type ValidData, knownNames, referenceProblems } from "./reference-problems";
import { applySchema } from "./schema-problems";
import { type Vocabulary, withDerivedFacts } from "./sentence-problems";
import type { SiteFiles } from "../content/site-files";

interface ReadData {
  /** Every file that is JSON, right or wrong. */
  readonly documents: ReadonlyMap<DataFile, JsonDocument>;
  /** The files that are valid by themselves. */
  readonly valid: ValidData;
  readonly problems: readonly Problem[];
}

function readData({ texts }: SiteFiles): ReadData {
  const documents = new Map<DataFile, JsonDocument>();
  const valid: Partial<Record<DataFile, unknown>> = {};
  const problems: Problem[] = [];
  for (const file of DATA_FILES) {
    const path = `data/${file}.json`;
    const text = texts.get(path);
    if (text === undefined) {
      problems.push({
        file: path,
        line: 1,
        path: "",
        found: "nothing: the file is missing",
        allowed: "a file of this name",
        fix: "Take the file from the last good state.",
      });
      continue;
    }
    const document = readJsonDocument(path, text);
    if (!isDocument(document)) {
      problems.push(...document);
      continue;
    }
    documents.set(file, document);
    const applied = applySchema(DATA_SCHEMAS[file], document);
    problems.push(...applied.problems);
    if (applied.problems.length === 0) {
      valid[file] = applied.value;
    }
  }
  // Each file was put in under its own name after its own schema had accepted it.
  return { documents, valid: valid as ValidData, problems };
}

/** Files in `data/` that nothing reads. */
function unknownFiles({ texts }: SiteFiles): readonly Problem[] {
  return [...texts.keys()].flatMap((path): readonly Problem[] => {
    const name = /^data\/(.+)\.json$/.exec(path)?.[1];
    if (name === undefined || DATA_FILES.some((file) => file === name)) {
      return [];
    }
    const meant = nearest(name, DATA_FILES);
    return [
      {
        file: path,
        line: 1,
        path: "",
        found: `the file ${path}`,
        allowed: `the files ${DATA_FILES.map((file) => `${file}.json`).join(", ")}`,
        ...(meant === undefined ? {} : { suggestion: `data/${meant}.json` }),
        fix: "Move the content to the file where it belongs, and remove this one.",
      },
    ];
  });
}

/** What sentences may name; only what is known for certain, so that one slip in data is not reported again in every sentence. */
function vocabularyOf({ documents, valid }: ReadData): Vocabulary {
  const { facts, routes, models } = knownNames(documents);
  return {
    facts: withDerivedFacts(facts),
    routes,
    names: models,
    registry:
      valid.facts === undefined || valid.business === undefined || valid.languages === undefined
        ? undefined
        : siteFacts({ facts: valid.facts, business: valid.business }),
  };
}

/**
 * Checks everything that editors write: data, facts, locales and pictures. A file that is wrong does not keep the others from being checked.
 *
 * @param files what was read from disk, or made for a test
 * @param today the day on which it is asked
 * @returns every problem found; none when the site may be built
 */
export function checkSite(files: SiteFiles, today = new Date()): readonly Problem[] {
  if (files.refused.length > 0) {
    // What was not read is missed everywhere; saying so would be its echo.
    return files.refused;
  }
  const data = readData(files);
  const { valid, documents } = data;
  const { locales, problems: unreadable } = readLocales(files.texts);
  return [
    ...data.problems,
    ...unknownFiles(files),
    ...referenceProblems(valid, documents, files),
    ...factProblems(valid.facts?.facts ?? [], documents.get("facts"), today),
    ...pictureProblems(valid, documents, files),
    ...unreadable,
    ...missingTexts(locales, valid, documents, new Set(unreadable.map(({ file }) => file))),
    ...orphanTexts(locales, valid),
    ...missingGroups(locales, valid, documents.get("faq")?.lineOf(["groups"]) ?? 1),
    ...localeProblems(locales, vocabularyOf(data)),
    ...articleProblems(locales, valid),
  ];
}
