import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSiteFiles } from "../../src/build/check/site-files";
import { blockingItems, goLiveItems } from "../../src/build/go-live/go-live-items";
import { LANGUAGES, type Language, byLanguage } from "../../src/site/languages";
import { ROOT } from "../project-root";
import { PAGES, documentOf } from "./site";

interface RibbonTexts {
  readonly preview: { readonly label: string; readonly sample: string };
}

const texts: Readonly<Record<Language, RibbonTexts>> = byLanguage(
  (language) => JSON.parse(readFileSync(join(ROOT, "locales", language, "common.json"), "utf8")) as RibbonTexts,
);
const hasSamples = blockingItems(goLiveItems(readSiteFiles(ROOT))).length > 0;

test("every page says in its language that its content is a sample, as long as it is", () => {
  const wrong = PAGES.filter((page) => {
    const { label, sample } = texts[page.language].preview;
    const ribbon = documentOf(page)(`aside[aria-label="${label}"]`);
    return hasSamples ? ribbon.text() !== sample : ribbon.length > 0;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("the ribbon reads differently in every language", () => {
  expect(new Set(LANGUAGES.map((language) => texts[language].preview.sample)).size).toBe(LANGUAGES.length);
});
