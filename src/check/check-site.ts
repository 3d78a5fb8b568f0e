import { siteFacts } from "../core/facts/fill";
import { LANGUAGES } from "../core/languages";
import { valueAt } from "../core/text/value-at";
import { DATA_FILES, DATA_SCHEMAS, type DataFile } from "../core/schemas";
import { anchorProblems } from "./anchor-problems";
import { articleProblems } from "./article-problems";
import { entryFactProblems } from "./entry-facts";
import { factProblems } from "./fact-problems";
import { factRelationProblems, swappedEnds } from "./fact-relations";
import { type DataDocuments, fileProblem } from "./finding";
import { futureDateProblems } from "./future-dates";
import { type JsonDocument, isDocument, readJsonDocument } from "../content/json-document";
import { type LocaleDocuments, REFERENCE, readLocales, sentencesIn } from "../content/locale-documents";
import { localeShapeProblems } from "./locale-shape";
import { missingGroups, missingTexts } from "./needed-texts";
import { type WrittenText, otherLanguageProblems } from "./other-language";
import { pictureProblems } from "./picture-problems";
import type { Problem } from "../content/problem";
import { type ValidData, knownNames, referenceProblems } from "./reference-problems";
import { rejectedProblems } from "./rejected-problems";
import { applySchema } from "./schema-problems";
import { type Vocabulary, sentenceProblems } from "./sentence-problems";
import { unitWordProblems } from "./unit-words";
import type { SiteFiles } from "../content/site-files";

interface ReadData {
  readonly documents: DataDocuments;
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
      problems.push(
        fileProblem(path, {
          found: "nothing: the file is missing",
          allowed: "a file of this name",
          fix: "Take the file from the last good state.",
        }),
      );
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
    valid[file] = applied.value;
  }
  // Each value belongs to the schema of the file under whose name it was put in.
  return { documents, valid: valid as ValidData, problems };
}

/**
 * What sentences may name; only what is known for certain, so that one slip in data is not reported again in every sentence.
 *
 * @param agree whether no fact contradicts another
 */
function vocabularyOf({ documents, valid: { facts, business, languages } }: ReadData, agree: boolean): Vocabulary {
  const isKnown = agree && languages !== undefined;
  return {
    ...knownNames(documents),
    registry: !isKnown || facts === undefined || business === undefined ? undefined : siteFacts({ facts, business }),
  };
}

/** Every text of the locale files. */
function writtenTexts(locales: LocaleDocuments): readonly WrittenText[] {
  return LANGUAGES.flatMap((language) =>
    [...locales[language].values()].flatMap((document) =>
      sentencesIn(document.value).map((sentence) => ({ ...sentence, language, document })),
    ),
  );
}

function allSentenceProblems(locales: LocaleDocuments, vocabulary: Vocabulary): readonly Problem[] {
  return LANGUAGES.flatMap((language) =>
    Array.from(locales[language]).flatMap(([namespace, document]) => {
      const english = locales[REFERENCE].get(namespace)?.value;
      return sentencesIn(document.value).flatMap((sentence) =>
        sentenceProblems(sentence, document, language, valueAt(english, sentence.path), vocabulary),
      );
    }),
  );
}

/**
 * Checks everything that editors write: data, facts, locales and pictures. A file that is wrong does not keep the others from being checked.
 *
 * @param files what was read from disk
 * @param today the day of the check
 * @returns every problem found; none when the site may be built
 */
export function checkSite(files: SiteFiles, today = new Date()): readonly Problem[] {
  if (files.refused.length > 0) {
    // A file that was not read is missed everywhere; those messages would only be echoes.
    return files.refused;
  }
  const data = readData(files);
  const { valid, documents } = data;
  const { locales, problems: unreadable } = readLocales(files.texts);
  const disagreements = factRelationProblems(valid, documents);
  const vocabulary = vocabularyOf(data, disagreements.length === 0);
  const texts = writtenTexts(locales);
  const wrongAsWhole = [
    ...otherLanguageProblems(texts),
    ...(vocabulary.registry === undefined ? [] : rejectedProblems(texts, valid.facts?.facts ?? [], vocabulary.registry, documents)),
  ];
  // What else is wrong with such a text follows from that, or goes with it.
  const isSaid = new Set(wrongAsWhole.map(({ file, path }) => `${file} ${path}`));
  return [
    ...data.problems,
    ...referenceProblems(valid, documents, files),
    ...factProblems(valid.facts?.facts ?? [], documents),
    ...futureDateProblems(valid, documents, today),
    ...disagreements,
    ...pictureProblems(valid, documents, files),
    ...unreadable,
    ...missingTexts(locales, valid, documents, new Set(unreadable.map(({ file }) => file))),
    ...missingGroups(locales, valid, documents),
    ...localeShapeProblems(locales),
    ...allSentenceProblems(locales, vocabulary).filter(({ file, path }) => !isSaid.has(`${file} ${path}`)),
    ...articleProblems(locales, valid),
    ...unitWordProblems(texts, valid.facts?.facts ?? [], documents),
    ...swappedEnds(texts, valid.facts?.facts ?? []),
    ...anchorProblems(texts, valid, locales),
    ...entryFactProblems(valid, documents, locales),
    ...wrongAsWhole,
  ];
}
