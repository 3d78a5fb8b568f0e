import { checkSite } from "../../src/check/check-site";
import type { PictureFile } from "../../src/content/picture-file";
import { formatProblems } from "../../src/check/report";
import type { SiteFiles } from "../../src/content/site-files";
import { SITE, replacing, withChange, withData } from "../site-files";

const withoutSkipLink = (language: string): SiteFiles =>
  withData(`locales/${language}/common.json`, ({ site }) => {
    delete site?.["skip"];
  });

const withoutPath = (path: string): SiteFiles => ({ ...SITE, paths: new Set([...SITE.paths].filter((candidate) => candidate !== path)) });

const withPicture = (path: string, picture: PictureFile): SiteFiles => ({ ...SITE, pictures: new Map(SITE.pictures).set(path, picture) });

const FLEET = "data/fleet.json";
const PAGES = "data/pages.json";
const ARTICLES = "data/articles.json";
const ARTICLE = "data/articles/hill-road.json";
const STATISTICS = "data/statistics.json";
const HOME = "locales/en/home.json";
const GREEK_HOME = "locales/el/home.json";
const SKIP = '"Skip to content"';
const SMALL_PICTURE: PictureFile = { format: "png", width: 1200, height: 630, isWhole: true, bytes: 1000 };

/** Mistakes: what was changed, the place that the check names, and a part of its message. */
const MISTAKES: readonly (readonly [mistake: string, SiteFiles, file: string, path: string, says: string])[] = [
  ["broken JSON", replacing(FLEET, '"seats": 5,', '"seats": 5'), FLEET, "", "broken JSON"],
  ["a missing file", withChange(FLEET, () => undefined), FLEET, "", "the file is missing"],
  ["a misspelt field", replacing(FLEET, '"bags": 2,', '"bag": 2,'), FLEET, "vehicles[0].bag", "bags"],
  ["an unknown choice", replacing(FLEET, '"automatic"', '"automatik"'), FLEET, "vehicles[0].gearbox", 'one of "manual", "automatic"'],
  ["a fact of another unit", replacing("data/facts.json", ": 26,", ': "26",'), "data/facts.json", "facts[0].value", "a number up to 120"],
  [
    "dates that run backwards",
    replacing(ARTICLE, /"modified": "[^"]+"/, '"modified": "2020-01-01"'),
    ARTICLE,
    "modified",
    "not before “published”",
  ],
  [
    "a card without texts",
    replacing(ARTICLES, '"cards": [', '"cards": ["directions",'),
    "locales/en/directions.json",
    "card.label",
    "“card.label” is missing",
  ],
  [
    "an unknown icon",
    replacing("data/reasons.json", '"young-driver"', '"young-drivers"'),
    "data/reasons.json",
    "home[1].icon",
    "young-driver",
  ],
  ["a missing image", withoutPath("src/images/vehicles/nissan-march.svg"), FLEET, "vehicles[0].cutout", "exists in src/images/vehicles"],
  ["a template without a page", replacing(PAGES, '"template": "van-rental"', '"template": "home"'), PAGES, "pages", "“van-rental”"],
  ["an unknown language", withChange("locales/fr/common.json", () => "{}"), "locales/fr/common.json", "", "languages en, el"],
  ["a missing locale file", withChange(GREEK_HOME, () => undefined), GREEK_HOME, "", "the file is missing"],
  ["a file that English lacks", withChange("locales/el/extra.json", () => "{}"), "locales/el/extra.json", "", "English does not have"],
  ["a missing translation", withoutSkipLink("el"), "locales/el/common.json", "site.skip", "the text is missing"],
  ["an empty text", replacing("locales/en/common.json", SKIP, '" "'), "locales/en/common.json", "site.skip", "not empty"],
  ["a number for a text", replacing("locales/en/common.json", SKIP, "5"), "locales/en/common.json", "site.skip", '"5"'],
  ["a list of another length", replacing(HOME, '"Land.",', '"Land.", "Wait.",'), GREEK_HOME, "hero.title", "4 entries, as in English"],
  ["an unknown fact in a sentence", replacing(GREEK_HOME, "{carPriceFrom}", "{carPriceForm}"), GREEK_HOME, "meta.title", "carPriceFrom"],
  ["other facts than in English", replacing(GREEK_HOME, "{carPriceFrom}", "{carPriceMax}"), GREEK_HOME, "meta.title", "as in English"],
  ["broken ICU MessageFormat", replacing(HOME, "{countedOn}", "{countedOn"), HOME, "stats.note", "ICU MessageFormat"],
  ["a plural of a day", replacing(HOME, "{countedOn}", "{countedOn, plural, one {a} other {b}}"), HOME, "stats.note", "ICU MessageFormat"],
  ["a figure in prose", replacing(STATISTICS, "{ratingCount}+", "83+"), STATISTICS, "statistics[3].value.en", "{ratingCount}"],
  ["half a mark for bold", replacing("locales/en/common.json", SKIP, '"Skip **to"'), "locales/en/common.json", "site.skip", "“**”"],
  [
    "a long title",
    replacing(GREEK_HOME, '"title": "', `"title": "${"Διαδρομή ".repeat(9)}`),
    GREEK_HOME,
    "meta.title",
    "at most 60 characters",
  ],
  [
    "a small picture",
    withPicture("src/images/scenes/coast.png", SMALL_PICTURE),
    PAGES,
    "pages.home.picture",
    "at least 1800 × 1012 pixels",
  ],
];

test("finds no mistake in the fixture site", () => {
  expect(formatProblems(checkSite(SITE))).toMatch(/^0 problems/);
});

test.each(MISTAKES)("names %s with its file, line and place", (_, files, file, path, says) => {
  const problems = checkSite(files);
  const named = problems.filter((problem) => problem.file === file && problem.path === path);
  expect(named.map(({ found, allowed, suggestion = "" }) => [found, allowed, suggestion].join("\n")).join("\n")).toContain(says);
  problems.forEach(({ line, fix }) => {
    expect(line).toBeGreaterThan(0);
    expect(fix).toMatch(/\.$/);
  });
});

test("checks the other files although one is wrong", () => {
  const files = replacing(FLEET, '"seats": 5', '"seats": "5"');
  const texts = new Map(files.texts)
    .set("data/vans.json", "{ broken")
    .set(GREEK_HOME, (files.texts.get(GREEK_HOME) ?? "").replace("{carPriceFrom}", "{carPriceForm}"));
  expect(checkSite({ ...files, texts }).map(({ file, suggestion }) => [file, suggestion])).toEqual([
    ["data/fleet.json", "5"],
    ["data/vans.json", undefined],
    [GREEK_HOME, "carPriceFrom"],
  ]);
});

test("shows line, place, what was found, what is allowed, a suggestion and what to do", () => {
  expect(formatProblems(checkSite(replacing(FLEET, '"seats": 5', '"seats": "5"')))).toBe(
    [
      "── data/fleet.json: 1 problem ──",
      "",
      "data/fleet.json:20  vehicles[0].seats",
      '  found:    "5"',
      "  allowed:  a number without quotes",
      "  perhaps:  5",
      "  to do:    Write 5 here, if that is what was meant.",
      "",
      "1 problem in 1 file; nothing was built.",
    ].join("\n"),
  );
});

test("does not take English for another language because that language has copies of it", () => {
  const copies = Array.from(SITE.texts).flatMap(([path, text]) =>
    path.startsWith("locales/en/") ? [[path.replace("/en/", "/el/"), text] as const] : [],
  );
  const problems = checkSite({ ...SITE, texts: new Map([...SITE.texts, ...copies]) });
  expect(problems.filter(({ found }) => found.startsWith("a text in"))).toEqual([]);
});
