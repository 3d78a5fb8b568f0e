import type { CheerioAPI } from "cheerio";
import { LANGUAGES } from "../../src/site/languages";
import { PAGES, ROUTES, documentOf } from "./site";

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

const english = (routeId: string) => PAGES.find((page) => page.routeId === routeId && page.language === "en");

describe.each(ROUTES.flatMap(({ id }) => LANGUAGES.filter((language) => language !== "en").map((language) => [id, language] as const)))(
  "%s in %s",
  (routeId, language) => {
    const page = PAGES.find((candidate) => candidate.routeId === routeId && candidate.language === language);
    const reference = english(routeId);

    test("has every section of the English page, each as complete", () => {
      if (page === undefined || reference === undefined) {
        throw new Error("The page is missing.");
      }
      const expected = sectionsOf(documentOf(reference));
      const actual = sectionsOf(documentOf(page));
      expect([...actual.keys()]).toEqual([...expected.keys()]);
      const odd = Array.from(expected).filter(([name, words]) => {
        const ratio = (actual.get(name) ?? 0) / words;
        return words >= SHORT && (ratio < LEAST || ratio > MOST);
      });
      expect(odd.map(([name, words]) => `${name}: ${String(words)} words in English, ${String(actual.get(name))} here`)).toEqual([]);
    });
  },
);

test.each(
  PAGES.filter(({ routeId, language }) => language === "en" && ROUTES.some(({ id, template }) => id === routeId && template === "article")),
)("$path is as long as an article should be", (page) => {
  const document = documentOf(page);
  // A figure that is set large repeats what the paragraph above it says.
  const prose = document("main").find("section[aria-labelledby] p:not(:has(> b + span)), section[aria-labelledby] li").toArray();
  const words = prose.map((element) => document(element).text().split(/\s+/).length).reduce((sum, count) => sum + count, 0);
  expect(words).toBeGreaterThanOrEqual(700);
  expect(words).toBeLessThanOrEqual(1000);
});
