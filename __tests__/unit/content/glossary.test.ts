import { readSiteData } from "../../../src/content/site-data";
import { readSiteFiles } from "../../../src/content/site-files";
import { TRANSLATION_LANGUAGES, readLedger } from "../../../src/review/translations/ledger";
import { readLocales } from "../../../src/content/locale-documents";
import { translationStatuses } from "../../../src/review/translations/statuses";
import { translationTexts } from "../../../src/review/translations/texts";
import type { Language } from "../../../src/core/languages";
import { ROOT } from "../../project-root";

const { terms } = readSiteData(ROOT).glossary;
const documents = readLocales(readSiteFiles(ROOT).texts).locales;

/** A text as terms are sought in it: no names of facts, no link targets, no soft hyphens, no accents (they move when Greek inflects). */
function comparable(text: string, language: Language): string {
  return text
    .replace(/\{[A-Za-z]+/g, "{")
    .replace(/\]\([^)]*\)/g, "]")
    .replaceAll("\u00ad", "")
    .replaceAll("\u00a0", " ")
    .toLocaleLowerCase(language)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

/** Whether a text holds one of the beginnings of a term's forms. */
function uses(text: string, stems: readonly string[], language: Language): boolean {
  const sought = comparable(text, language);
  return stems.some((stem) => sought.includes(comparable(stem, language)));
}

/** Visitors search in words of their own, which are not translated. */
const VISITORS_WORDS = /(?:^|\.)(?:words|asked|fillers)$/;

// A paragraph may leave a name out that the sentence before it has; a whole text may not.
test("where English uses a term, every translation of that English uses its own", () => {
  const departing = TRANSLATION_LANGUAGES.flatMap((language) =>
    translationStatuses(translationTexts(documents, language), readLedger(ROOT, language))
      .filter(({ key, state }) => state === "current" && !VISITORS_WORDS.test(key))
      .flatMap(({ file, line, english, translation }) =>
        terms
          .filter((term) => uses(english, term.en, "en") && !uses(translation, term[language], language))
          .map(({ id }) => `${file}:${String(line())} has no word for “${id}”: ${translation}`),
      ),
  );
  expect(departing).toEqual([]);
});
