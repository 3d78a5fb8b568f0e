import { currentSite } from "../../src/content/site-data";
import { readSiteFiles } from "../../src/content/site-files";
import { readLocales, sentencesIn } from "../../src/content/locale-documents";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../src/i18n/languages";
import { withoutAccents } from "../../src/i18n/without-accents";
import { valueAt } from "../../src/schemas/json";
import { ROOT } from "../project-root";

const { terms } = currentSite().data.glossary;
const documents = readLocales(readSiteFiles(ROOT).texts);

/** A text without what hides a term: names of facts, link targets, soft hyphens, and accents (which move when Greek inflects). */
function comparable(text: string, language: Language): string {
  const words = text
    .replace(/\{\w+(?=[,}])/g, "{")
    .replace(/\]\([^)]*\)/g, "]")
    .replaceAll("\u00ad", "")
    .replaceAll("\u00a0", " ");
  return withoutAccents(words.toLocaleLowerCase(language));
}

/** Whether a text holds one of the beginnings of a term's forms. */
function uses(text: string, stems: readonly string[], language: Language): boolean {
  const sought = comparable(text, language);
  return stems.some((stem) => sought.includes(comparable(stem, language)));
}

/** Visitors search in words of their own, which are not translated. */
const VISITORS_WORDS: readonly unknown[] = ["keywords", "fillers"];

// A paragraph may leave a name out that the sentence before it has; a whole text may not. A copy of the English waits for its translation.
test("where English uses a term, each translation uses its own word for it", () => {
  const departing = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).flatMap((language) =>
    Array.from(documents[language]).flatMap(([namespace, { file, value, lineOf }]) =>
      sentencesIn(value).flatMap(({ path, text }) => {
        const english = valueAt(documents.en.get(namespace)?.value, path);
        return typeof english !== "string" || english === text || VISITORS_WORDS.includes(path.at(-1))
          ? []
          : terms
              .filter((term) => uses(english, term.en, "en") && !uses(text, term[language], language))
              .map(({ id }) => `${file}:${String(lineOf(path))} has no word for “${id}”: ${text}`);
      }),
    ),
  );
  expect(departing).toEqual([]);
});
