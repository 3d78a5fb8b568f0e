import { readSiteFiles } from "../../src/content/site-files";
import { blockingItems, goLiveItems } from "../../src/review/go-live/go-live-items";
import { readSiteData } from "../../src/content/site-data";
import { readSiteTexts } from "../../src/content/site-texts";
import { LANGUAGES, byLanguage } from "../../src/core/languages";
import { SITE_ROOT } from "../site-root";
import { PAGES, ROUTES, brokenBy, difference, documentOf, repeated } from "./site";

const texts = readSiteTexts(SITE_ROOT, readSiteData(SITE_ROOT), ROUTES);
const sample = byLanguage((language) => texts.text(language, "common", "preview.sample"));

test("every page says in its language that its content is a sample, as long as it is", () => {
  const hasSamples = blockingItems(goLiveItems(readSiteFiles(SITE_ROOT))).length > 0;
  const broken = brokenBy(PAGES, (page) => {
    const label = texts.text(page.language, "common", "preview.label");
    return difference("the ribbon", documentOf(page)(`aside[aria-label="${label}"]`).text(), hasSamples ? sample[page.language] : "");
  });
  expect(broken).toEqual([]);
});

test("the ribbon reads differently in every language", () => {
  expect(repeated(LANGUAGES.map((language) => sample[language]))).toEqual([]);
});
