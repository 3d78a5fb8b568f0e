import type { CheerioAPI } from "cheerio";
import { DEFAULT_LANGUAGE } from "../../src/core/languages";
import { PAGES, brokenBy, difference, documentOf, unless } from "./site";

/** The sections of a page's content, by the id that names them, with the number of their words. */
function sectionsOf(document: CheerioAPI): ReadonlyMap<string, number> {
  const sections = document("main section[aria-labelledby], main nav, main aside").toArray();
  return new Map(
    sections.map((section, index) => {
      const text = document(section).text().replaceAll("\u00ad", "");
      const name = section.attribs["aria-labelledby"] ?? `${section.tagName}-${String(index)}`;
      return [name, Array.from(text.matchAll(/\p{L}+/gu)).length];
    }),
  );
}

/** How many words of each language say what one English word says, at the least and at the most. Turkish and Russian use fewer, longer words. */
const LEAST = 0.55;
const MOST = 1.6;
/** Below this many words a ratio says nothing. */
const SHORT = 25;

test("every translated page has every section of the English page, each as complete", () => {
  const english = new Map(PAGES.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.routeId, page]));
  const translated = PAGES.filter(({ language }) => language !== DEFAULT_LANGUAGE);
  const broken = brokenBy(translated, (page) => {
    const original = english.get(page.routeId);
    const expected = original === undefined ? new Map<string, number>() : sectionsOf(documentOf(original));
    const actual = sectionsOf(documentOf(page));
    return [
      ...difference("the order of sections", [...actual.keys()], [...expected.keys()]),
      ...Array.from(expected).flatMap(([name, words]) => {
        const here = actual.get(name) ?? 0;
        const isComplete = here / words >= LEAST && here / words <= MOST;
        return unless(words < SHORT || isComplete, `${name} has ${String(words)} words in English, ${String(here)} here`);
      }),
    ];
  });
  expect(broken).toEqual([]);
});
