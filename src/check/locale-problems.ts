import { LANGUAGES } from "../core/languages";
import { valueAt } from "../core/text/value-at";
import { type LocaleDocuments, REFERENCE, sentencesIn } from "../content/locale-documents";
import { localeShapeProblems } from "./locale-shape";
import type { Problem } from "../content/problem";
import { type Vocabulary, sentenceProblems } from "./sentence-problems";

/** What is wrong with the locale files: their structure, and every sentence. */
export function localeProblems(locales: LocaleDocuments, vocabulary: Vocabulary): readonly Problem[] {
  const sentences = LANGUAGES.flatMap((language) =>
    Array.from(locales[language]).flatMap(([namespace, document]) => {
      const english = locales[REFERENCE].get(namespace)?.value;
      return sentencesIn(document.value).flatMap((sentence) =>
        sentenceProblems(sentence, document, language, valueAt(english, sentence.path), vocabulary),
      );
    }),
  );
  return [...localeShapeProblems(locales), ...sentences];
}
