import { sentencesIn } from "../../src/build/check/locale-documents";
import { formatPath } from "../../src/build/check/problem";
import { readSiteData } from "../../src/build/site-data";
import { LANGUAGES, type Language } from "../../src/site/languages";
import { ROOT } from "../project-root";
import { SITE } from "../site-files";

const { terms } = readSiteData(ROOT).glossary;

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

/** Every text of a language by its place. */
function textsOf(language: Language): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [path, text] of SITE.texts) {
    if (path.startsWith(`locales/${language}/`)) {
      const namespace = path.split("/").at(-1)?.replace(".json", "") ?? "";
      sentencesIn(JSON.parse(text)).forEach((sentence) => {
        texts.set(`${namespace}.${formatPath(sentence.path)}`, comparable(sentence.text, language));
      });
    }
  }
  return texts;
}

const english = textsOf("en");

describe.each(LANGUAGES.filter((language) => language !== "en"))("the glossary in %s", (language) => {
  const texts = textsOf(language);

  test.each(terms)("$id", (term) => {
    const isUsed = (text: string, stems: readonly string[], stemLanguage: Language): boolean =>
      stems.some((stem) => text.includes(comparable(stem, stemLanguage)));
    // A paragraph may leave a name out that the sentence before it has; a whole text of its own may not.
    const places = Array.from(english).filter(([, text]) => isUsed(text, term.en, "en"));
    const departing = places.filter(([place]) => !isUsed(texts.get(place) ?? "", term[language], language));
    expect(places.length).toBeGreaterThan(0);
    expect(departing.map(([place]) => `${place}: ${texts.get(place) ?? ""}`)).toEqual([]);
  });
});
