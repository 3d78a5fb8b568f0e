import { LANGUAGES } from "../core/languages";
import { valueAt } from "../core/text/value-at";
import { type LocaleDocuments, REFERENCE, sentencesIn } from "../content/locale-documents";
import { localeShapeProblems } from "./locale-shape";
import type { Problem } from "../content/problem";
import { type Vocabulary, sentenceProblems } from "./sentence-problems";
import { kindProblems } from "./text-kinds";

/**
 * What is wrong with the locale files: keys that differ from the English, texts in place of lists, placeholders that name no fact or differ between languages,
 * plural forms that a language lacks, figures in prose, markup, links to unknown pages, texts too long for their place.
 */
export function localeProblems(locales: LocaleDocuments, vocabulary: Vocabulary): readonly Problem[] {
  const sentences = LANGUAGES.flatMap((language) =>
    Array.from(locales[language]).flatMap(([namespace, document]) => {
      const english = locales[REFERENCE].get(namespace)?.value;
      return sentencesIn(document.value).flatMap((sentence) =>
        sentenceProblems(sentence, document, language, valueAt(english, sentence.path), vocabulary),
      );
    }),
  );
  return [...localeShapeProblems(locales), ...kindProblems(locales), ...sentences];
}
