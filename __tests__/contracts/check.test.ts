import { checkSite } from "../../src/build/check/check-site";
import type { PictureFile } from "../../src/build/check/picture-file";
import type { Problem } from "../../src/build/check/problem";
import { formatProblems } from "../../src/build/check/report";
import type { SiteFiles } from "../../src/build/check/site-files";
import { SITE, withChange, withData } from "./site-files";

/** Replaces one piece of text in a file; the piece must be there, so that no test passes by changing nothing. */
const replacing = (path: string, before: string, after: string): SiteFiles =>
  withChange(path, (text) => {
    if (!text.includes(before)) {
      throw new Error(`${path} does not hold ${before}`);
    }
    return text.replace(before, after);
  });

const withoutPath = (path: string): SiteFiles => ({ ...SITE, paths: new Set([...SITE.paths].filter((candidate) => candidate !== path)) });

const withPicture = (path: string, picture: PictureFile): SiteFiles => ({ ...SITE, pictures: new Map(SITE.pictures).set(path, picture) });

test("the site as it is has nothing wrong with it", () => {
  expect(formatProblems(checkSite(SITE))).toMatch(/^0 problems/);
});

describe("each way in which the files can be wrong is named, with file, line and place", () => {
  test.each<[string, SiteFiles, Partial<Problem>]>([
    [
      "broken JSON",
      replacing("data/fleet.json", '"seats": 5,', '"seats": 5'),
      { file: "data/fleet.json", line: 9, found: expect.stringContaining("broken JSON") as string },
    ],
    [
      "an empty file",
      withChange("data/vans.json", () => ""),
      { file: "data/vans.json", line: 1, found: expect.stringContaining("broken JSON") as string },
    ],
    ["a missing file", withChange("data/vans.json", () => undefined), { file: "data/vans.json", found: "nothing: the file is missing" }],
    ["an unknown file", withChange("data/extra.json", () => "{}"), { file: "data/extra.json", found: "the file data/extra.json" }],
    [
      "a key given twice",
      replacing("data/fleet.json", '"seats": 5,', '"seats": 5, "seats": 4,'),
      { file: "data/fleet.json", path: "vehicles[0].seats", found: "the key “seats” a second time" },
    ],
    [
      "a missing field",
      replacing("data/fleet.json", '"bags": 2,', ""),
      {
        file: "data/fleet.json",
        path: "vehicles[0].bags",
        found: "nothing: the field is missing",
        allowed: "a number without quotes",
      },
    ],
    [
      "an unknown field",
      replacing("data/fleet.json", '"bags": 2,', '"bags": 2, "colour": "red",'),
      { file: "data/fleet.json", path: "vehicles[0].colour", found: "the unknown field “colour”" },
    ],
    [
      "a wrong type",
      replacing("data/fleet.json", '"seats": 5', '"seats": "five"'),
      { file: "data/fleet.json", path: "vehicles[0].seats", found: '"five"', allowed: "a number without quotes" },
    ],
    [
      "a number out of range",
      replacing("data/fleet.json", '"seats": 5', '"seats": 50'),
      { path: "vehicles[0].seats", found: "50", allowed: "at most 9" },
    ],
    [
      "a value that is not one of the choices",
      replacing("data/fleet.json", '"automatic"', '"automatik"'),
      { path: "vehicles[0].gearbox", allowed: 'one of "manual", "automatic"', suggestion: '"automatic"' },
    ],
    [
      "a wrong value for a fact's unit",
      replacing("data/facts.json", '"value": 25,', '"value": "25",'),
      { file: "data/facts.json", path: "facts[0].value", allowed: "a number up to 120, because the unit is “year”" },
    ],
    [
      "a date that does not exist",
      replacing("data/articles.json", '"modified": "2024-11-20"', '"modified": "2024-02-30"'),
      { path: "articles[0].modified", allowed: "a date that exists, as YYYY-MM-DD" },
    ],
    [
      "dates that run backwards",
      replacing("data/articles.json", '"modified": "2024-11-20"', '"modified": "2024-11-19"'),
      { path: "articles[0].modified", allowed: "a date that is not before “published”" },
    ],
    [
      "a telephone number that is not E.164",
      replacing("data/business.json", '"+35724000000"', '"24 000 000"'),
      { file: "data/business.json", path: "phones.local" },
    ],
    [
      "an address without https",
      replacing("data/business.json", "https://reservations", "javascript:reservations"),
      { path: "reservationsUrl" },
    ],
    [
      "markup in data",
      replacing("data/reviews.json", "Eleni P.", "<b>Eleni</b>"),
      { file: "data/reviews.json", path: "reviews[0].author" },
    ],
    [
      "a slug with a capital",
      replacing("data/pages.json", '"airport-parking",\n        "el"', '"Airport-parking",\n        "el"'),
      { path: "pages.airport-parking.slugs.en" },
    ],
    [
      "a slug that is not ASCII",
      replacing("data/pages.json", '"parken-flughafen-larnaka"', '"parken-für-gäste"'),
      { path: "pages.airport-parking.slugs.de" },
    ],
    [
      "a missing slug",
      replacing("data/pages.json", '"tr": "larnaka-havalimani-otoparki",', ""),
      { path: "pages.airport-parking.slugs.tr", found: "nothing: the field is missing" },
    ],
    [
      "two pages on one address",
      replacing("data/pages.json", '"kibris-panelvan-kiralama"', '"larnaka-havalimani-otoparki"'),
      { path: "pages.van-rental.slugs.tr", found: expect.stringContaining("/tr/larnaka-havalimani-otoparki") as string },
    ],
    [
      "an old address that is in use",
      replacing("data/pages.json", '"/driving-cyprus-tips"', '"/airport-parking"'),
      { path: "pages.driving-guide.formerly[0]" },
    ],
    [
      "an id given twice",
      replacing("data/fleet.json", '"id": "nissan-march"', '"id": "mazda-2"'),
      { path: "vehicles[1]", found: "the id “mazda-2” a second time" },
    ],
    [
      "an unknown fact in data",
      replacing("data/routes.json", '"driveNicosia"', '"driveNikosia"'),
      { file: "data/routes.json", path: "routes[3].duration", suggestion: '"driveNicosia"' },
    ],
    [
      "an unknown page in the navigation",
      replacing("data/pages.json", '"navigation": [\n    "home"', '"navigation": [\n    "hone"'),
      { path: "navigation[0]", suggestion: '"home"' },
    ],
    [
      "a related page that has no card",
      replacing("data/articles.json", '"driving-guide"\n      ]', '"booking-terms"\n      ]'),
      { file: "data/articles.json", found: '"booking-terms"', allowed: "the id of an article, or of a page that stands in “cards”" },
    ],
    [
      "a page in the cards that has no card's text",
      replacing("data/articles.json", '"cards": [', '"cards": ["directions",'),
      { file: "locales/en/directions.json", path: "card", found: expect.stringContaining("“title”, “summary” and “label” are missing") as string },
    ],
    [
      "an unknown related article",
      replacing("data/articles.json", '"driving-guide"', '"driving-giude"'),
      { file: "data/articles.json", suggestion: '"driving-guide"' },
    ],
    [
      "an unknown picture",
      replacing("data/pages.json", '"picture": "hero-home"', '"picture": "hero-hone"'),
      { path: "pages.home.picture", suggestion: '"hero-home"' },
    ],
    [
      "an unknown icon",
      replacing("data/reasons.json", '"young-driver"', '"young-drivers"'),
      { file: "data/reasons.json", suggestion: '"young-driver"' },
    ],
    [
      "a picture file that is missing",
      withoutPath("src/images/vehicles/mazda-2.svg"),
      { file: "data/fleet.json", path: "vehicles[0].cutout", allowed: "the path of a file that exists in src/images/vehicles" },
    ],
    ["a template that is missing", withoutPath("src/templates/home.tsx"), { file: "data/pages.json", path: "pages.home.template" }],
    ["an unknown language", withChange("locales/fr/common.json", () => "{}"), { file: "locales/fr/common.json" }],
    [
      "a missing locale file",
      withChange("locales/tr/home.json", () => undefined),
      { file: "locales/tr/home.json", found: "nothing: the file is missing" },
    ],
    [
      "a missing translation",
      replacing("locales/de/common.json", '"skip":', '"skipp":'),
      { file: "locales/de/common.json", path: "site.skipp", fix: "Rename the key to “skip”." },
    ],
    [
      "a key that English does not have",
      replacing("locales/de/common.json", '"skip":', '"skipp": "x", "skip":'),
      { file: "locales/de/common.json", path: "site.skipp", fix: "Remove “skipp”, or add it to every language." },
    ],
    [
      "an empty translation",
      withChange("locales/ru/common.json", (text) => text.replace(/"skip": "[^"]+"/, '"skip": " "')),
      { file: "locales/ru/common.json", path: "site.skip" },
    ],
    [
      "a list of another length",
      replacing("locales/en/home.json", '"Land.",', '"Land.", "Wait.",'),
      { file: "locales/de/home.json", path: "hero.title", allowed: "4 entries, as in English" },
    ],
    [
      "a fact that is not known",
      withChange("locales/el/home.json", (text) => text.replace("{carPriceFrom}", "{carPriceForm}")),
      { file: "locales/el/home.json", path: "meta.title", found: "the placeholder {carPriceForm}", suggestion: "carPriceFrom" },
    ],
    [
      "other facts than in English",
      withChange("locales/el/home.json", (text) => text.replace("{carPriceFrom}", "{carPriceMax}")),
      { file: "locales/el/home.json", path: "meta.title", allowed: expect.stringContaining("carPriceFrom") as string },
    ],
    [
      "a sentence that is not ICU MessageFormat",
      withChange("locales/en/home.json", (text) => text.replace("{countedOn}", "{countedOn")),
      { file: "locales/en/home.json", path: "stats.note", allowed: expect.stringContaining("ICU MessageFormat") as string },
    ],
    [
      "a plural form that the language lacks",
      withChange("locales/de/common.json", (text) => text.replace(", plural, one {", ", plural, few {# x} one {")),
      { file: "locales/de/common.json", allowed: "the forms of this language: one, other" },
    ],
    [
      "plural keys that are not complete",
      withChange("locales/ru/common.json", (text) => text.replace('"site": {', '"site": {"car_one": "машина", "car_other": "машины",')),
      { file: "locales/ru/common.json", path: "site.car_one", allowed: "exactly the forms of this language: one, few, many, other" },
    ],
    [
      "a figure in prose",
      withChange("locales/en/home.json", (text) => text.replace("{customersCount}+", "500+")),
      { file: "locales/en/home.json", path: "stats.customersValue", found: "the literal figure “500”" },
    ],
    [
      "a figure in words",
      withChange("locales/tr/home.json", (text) => text.replace("{officeWalkSpelled}", "beş dakika")),
      { file: "locales/tr/home.json", found: "the literal figure “beş dakika”" },
    ],
    [
      "markup in a sentence",
      withChange("locales/en/common.json", (text) => text.replace("Skip to content", "Skip <i>to</i> content")),
      { file: "locales/en/common.json", path: "site.skip", allowed: expect.stringContaining("no HTML") as string },
    ],
    [
      "a change of text direction",
      withChange("locales/en/common.json", (text) => text.replace("Skip to content", "Skip \u202Eto content")),
      { file: "locales/en/common.json", path: "site.skip" },
    ],
    [
      "a sign that nobody sees",
      withChange("locales/en/common.json", (text) => text.replace("Skip to content", "Skip\u200B to content")),
      { file: "locales/en/common.json", path: "site.skip" },
    ],
    [
      "half a mark for bold type",
      withChange("locales/en/common.json", (text) => text.replace("Skip to content", "Skip **to content")),
      { path: "site.skip", found: "the mark “**” without its other half" },
    ],
    [
      "a key that was taken out of English alone",
      withData("locales/en/common.json", (content) => {
        delete content["site"]?.["skip"];
      }),
      { file: "locales/en/common.json", path: "site.skip", found: "nothing: the text is missing" },
    ],
    [
      "a number where a text belongs",
      withChange("locales/en/common.json", (text) => text.replace(/"skip": "[^"]+"/, '"skip": 5')),
      { file: "locales/en/common.json", path: "site.skip", suggestion: '"5"' },
    ],
    [
      "a title that is too long for search engines",
      withChange("locales/de/directions.json", (text) => text.replace(/"title": "/, `"title": "${"Anfahrt ".repeat(9)}`)),
      { file: "locales/de/directions.json", path: "meta.title", allowed: "at most 60 characters: search engines cut longer titles" },
    ],
    [
      "a plural over a fact that is no number",
      withChange("locales/en/home.json", (text) => text.replace("{countedOn}", "{countedOn, plural, one {# day} other {# days}}")),
      { file: "locales/en/home.json", path: "stats.note" },
    ],
    [
      "a text for an entry that does not exist",
      withChange("locales/tr/pictures.json", (text) => text.replace('"mazda-2"', '"mazda-3"')),
      { file: "locales/tr/pictures.json", path: "mazda-3", suggestion: '"mazda-2"' },
    ],
    [
      "a translated anchor",
      withChange("locales/de/article-top-5-scenic-drives-cyprus.json", (text) =>
        text.replace('"id": "troodos"', '"id": "troodos-gebirge"'),
      ),
      { path: "sections[1].id", suggestion: '"troodos"' },
    ],
    [
      "a picture of a section that the article does not have",
      replacing("data/articles.json", '"section": "', '"section": "no-'),
      { path: "sections", found: expect.stringContaining("no section with the id “no-") as string },
    ],
    [
      "a picture too small for its place",
      withPicture("src/images/scenes/hero-home.png", { format: "png", width: 1200, height: 630, isWhole: true, bytes: 1000 }),
      { file: "data/pages.json", path: "pages.home.picture", allowed: "at least 1800 × 1012 pixels here" },
    ],
    [
      "an upload that broke off",
      withPicture("src/images/scenes/hero-home.png", { format: "png", width: 2400, height: 1350, isWhole: false, bytes: 1000 }),
      { file: "src/images/scenes/hero-home.png", found: "a PNG that breaks off before its end, or has something else behind it" },
    ],
    [
      "a picture of another kind with the ending of a PNG",
      withPicture("src/images/scenes/hero-home.png", { format: "unknown", bytes: 1000 }),
      { file: "src/images/scenes/hero-home.png", allowed: "a PNG" },
    ],
    [
      "a drawing with a script",
      withPicture("src/images/vehicles/mazda-2.svg", {
        format: "svg",
        text: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        bytes: 71,
      }),
      { file: "src/images/vehicles/mazda-2.svg", found: "“<script” in a drawing" },
    ],
    [
      "a link to an unknown page",
      withChange("locales/en/home.json", (text) => text.replace("(booking-terms#fees)", "(booking-trems#fees)")),
      { file: "locales/en/home.json", suggestion: "booking-terms" },
    ],
  ])("%s", (_, files, expected) => {
    const problems = checkSite(files);
    expect(problems).toContainEqual(expect.objectContaining(expected));
    problems.forEach(({ file, line, found, allowed, fix }) => {
      expect(file).toMatch(/^(data|locales|src\/images)\//);
      expect(line).toBeGreaterThan(0);
      expect(found).not.toBe("");
      expect(allowed).not.toBe("");
      expect(fix).toMatch(/\.$/);
    });
  });

  test("every problem is told at once: a file that is wrong does not keep the others from being checked", () => {
    const files = replacing("data/fleet.json", '"seats": 5', '"seats": "5"');
    const texts = new Map(files.texts)
      .set("data/vans.json", "{ broken")
      .set("locales/de/home.json", (files.texts.get("locales/de/home.json") ?? "").replace("{carPriceFrom}", "{carPriceForm}"))
      .set("data/routes.json", (files.texts.get("data/routes.json") ?? "").replace('"driveNicosia"', '"driveNikosia"'));
    const problems = checkSite({ ...files, texts });
    expect(problems.map(({ file, suggestion }) => [file, suggestion])).toEqual([
      ["data/fleet.json", "5"],
      ["data/vans.json", undefined],
      ["data/routes.json", '"driveNicosia"'],
      ["locales/de/home.json", "carPriceFrom"],
    ]);
  });

  test.each<[string, SiteFiles, string]>([
    ["a number in quotes", replacing("data/fleet.json", '"seats": 5', '"seats": "5"'), "5"],
    [
      "a day that the month does not have",
      replacing("data/articles.json", '"modified": "2024-11-20"', '"modified": "2025-02-30"'),
      '"2025-02-28"',
    ],
    [
      "a date in the order of a letter",
      replacing("data/articles.json", '"published": "2024-11-20"', '"published": "20.11.2024"'),
      '"2024-11-20"',
    ],
    ["a telephone number with spaces", replacing("data/business.json", '"+35724000000"', '"00357 24 000 000"'), '"+35724000000"'],
    [
      "an address without its lock",
      replacing("data/business.json", "https://reservations", "http://reservations"),
      '"https://reservations.example.com"',
    ],
    [
      "a slug with capitals and spaces",
      replacing("data/pages.json", '"parken-flughafen-larnaka"', '"Parken Flughafen Lärnaka"'),
      '"parken-flughafen-larnaka"',
    ],
    ["a number beyond its limit", replacing("data/fleet.json", '"seats": 5', '"seats": 50'), "9"],
    ["markup around a name", replacing("data/reviews.json", "Eleni P.", "<b>Eleni P.</b>"), '"Eleni P."'],
    ["a misspelt field", replacing("data/fleet.json", '"bags": 2,', '"bag": 2,'), '"bags"'],
    [
      "a figure that a fact holds",
      withChange("locales/en/home.json", (text) => text.replace("{customersCount}+", "500+")),
      expect.stringContaining("{customersCount}") as string,
    ],
  ])("the nearest right value is named for %s", (_, files, suggestion) => {
    expect(checkSite(files).map((problem) => problem.suggestion)).toContainEqual(suggestion);
  });

  test("the message shows line, place, what was found, what is allowed, the nearest right value and what to do", () => {
    const problems = checkSite(replacing("data/fleet.json", '"seats": 5', '"seats": "5"'));
    expect(formatProblems(problems)).toBe(
      [
        "── data/fleet.json: 1 problem ──",
        "",
        "data/fleet.json:8  vehicles[0].seats",
        '  found:    "5"',
        "  allowed:  a number without quotes",
        "  perhaps:  5",
        "  to do:    Write 5 here, if that is what was meant.",
        "",
        "1 problem in 1 file; nothing was built.",
      ].join("\n"),
    );
  });

  test("the sign of a problem that cannot be seen is shown by its code, so that it does not turn the message around", () => {
    const problems = checkSite(withChange("locales/en/common.json", (text) => text.replace("Skip to content", "Skip \u202Eto content")));
    expect(formatProblems(problems)).toContain("\\u202e");
    expect(formatProblems(problems)).not.toContain("\u202E");
  });
});
