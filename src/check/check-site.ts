import type { z } from "zod";
import { siteFacts } from "../core/facts/fill";
import { LANGUAGES } from "../core/languages";
import { valueAt } from "../core/text/value-at";
import { type ArticleData, DATA_FILES, DATA_SCHEMAS, type SiteData, articleFile, articleIdOf, articleSchema } from "../core/schemas";
import { anchorProblems } from "./anchor-problems";
import { entryFactProblems } from "./entry-facts";
import { factProblems } from "./fact-problems";
import { factRelationProblems, swappedEnds } from "./fact-relations";
import { type DataDocuments, fileProblem } from "./finding";
import { futureDateProblems } from "./future-dates";
import { type JsonDocument, isDocument, readJsonDocument } from "../content/json-document";
import { type LocaleDocuments, REFERENCE, dataFileOf, readLocales, sentencesIn } from "../content/locale-documents";
import { localeShapeProblems } from "./locale-shape";
import { missingTexts } from "./needed-texts";
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
  const documents = new Map<string, JsonDocument>();
  const problems: Problem[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, text: string): z.infer<Schema> | undefined => {
    const document = readJsonDocument(`data/${name}.json`, text);
    if (!isDocument(document)) {
      problems.push(...document);
      return undefined;
    }
    documents.set(name, document);
    const applied = applySchema(schema, document);
    problems.push(...applied.problems);
    return applied.value;
  };
  const valid = Object.fromEntries(
    DATA_FILES.map((file) => {
      const path = `data/${file}.json`;
      const text = texts.get(path);
      if (text === undefined) {
        const allowed = "a file of this name";
        problems.push(
          fileProblem(path, { found: "nothing: the file is missing", allowed, fix: "Take the file from the last good state." }),
        );
      }
      return [file, text === undefined ? undefined : read(file, DATA_SCHEMAS[file], text)] as const;
    }),
    // Each value belongs to the schema of the file under whose name it was put in.
  ) as Partial<SiteData>;
  const articles = Array.from(texts).flatMap(([path, text]): readonly ArticleData[] => {
    const id = articleIdOf(dataFileOf(path) ?? "");
    const article = id === undefined ? undefined : read(articleFile(id), articleSchema, text);
    return id === undefined || article === undefined ? [] : [{ ...article, id }];
  });
  return { documents, valid: valid.articles === undefined ? valid : { ...valid, articles: { ...valid.articles, articles } }, problems };
}

/**
 * What sentences may name; only what is known for certain, so that one slip in data is not reported again in every sentence.
 *
 * @param agree whether no fact contradicts another
 */
function vocabularyOf({ documents, valid: { facts, business } }: ReadData, agree: boolean): Vocabulary {
  return {
    ...knownNames(documents),
    registry: !agree || facts === undefined || business === undefined ? undefined : siteFacts({ facts, business }),
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
    ...missingTexts(locales, valid, new Set(unreadable.map(({ file }) => file))),
    ...localeShapeProblems(locales),
    ...allSentenceProblems(locales, vocabulary).filter(({ file, path }) => !isSaid.has(`${file} ${path}`)),
    ...unitWordProblems(texts, valid.facts?.facts ?? [], documents),
    ...swappedEnds(texts, valid.facts?.facts ?? []),
    ...anchorProblems(texts, valid, locales),
    ...entryFactProblems(valid, documents),
    ...wrongAsWhole,
  ];
}
