import { checkSite } from "../../src/build/check/check-site";
import { type Problem, formatProblems } from "../../src/build/check/problem";
import { type SiteFiles } from "../../src/build/check/site-files";
import { SITE, withChange } from "./site-files";

/** Replaces one piece of text in a file; the piece must be there, so that no test passes by changing nothing. */
const replacing = (path: string, before: string, after: string): SiteFiles =>
  withChange(path, (text) => {
    if (!text.includes(before)) {
      throw new Error(`${path} does not hold ${before}`);
    }
    return text.replace(before, after);
  });

const withoutPath = (path: string): SiteFiles => ({ ...SITE, paths: new Set([...SITE.paths].filter((candidate) => candidate !== path)) });

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
      { file: "data/facts.json", path: "facts[0].value", allowed: "a number, because the unit is “year”" },
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
      { file: "locales/en/directions.json", path: "card.title", found: "nothing: the text is missing" },
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
      { file: "data/fleet.json", path: "vehicles[0].cutout", allowed: "the path of a file that exists in src/images" },
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
      { file: "locales/de/common.json", path: "site.skip", found: "nothing: the text is missing" },
    ],
    [
      "a key that English does not have",
      replacing("locales/de/common.json", '"skip":', '"skipp": "x", "skip":'),
      { file: "locales/de/common.json", path: "site.skipp", allowed: expect.stringContaining("“skip”") as string },
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
      "a link to an unknown page",
      withChange("locales/en/home.json", (text) => text.replace("(booking-terms#fees)", "(booking-trems#fees)")),
      { file: "locales/en/home.json", suggestion: "booking-terms" },
    ],
  ])("%s", (_, files, expected) => {
    const problems = checkSite(files);
    expect(problems).toContainEqual(expect.objectContaining(expected));
    problems.forEach(({ file, line, found, allowed }) => {
      expect(file).toMatch(/^(data|locales)\//);
      expect(line).toBeGreaterThan(0);
      expect(found).not.toBe("");
      expect(allowed).not.toBe("");
    });
  });

  test("an entry of data without its text", () => {
    const problems = checkSite(replacing("data/faq.json", '"cancel"', '"cancel", "pets"'));
    expect(problems.map(({ file }) => file)).toEqual(
      expect.arrayContaining(["locales/en/faq-renting.json", "locales/de/faq-renting.json"]),
    );
    expect(problems[0]).toMatchObject({
      path: "pets.question",
      found: "nothing: the text is missing",
      allowed: "a text for “pets” in data/faq.json",
    });
  });

  test("the message shows line, place, what was found and what is allowed", () => {
    const problems = checkSite(replacing("data/fleet.json", '"seats": 5', '"seats": "five"'));
    expect(formatProblems(problems)).toBe(
      [
        "data/fleet.json:8  vehicles[0].seats",
        '  found:    "five"',
        "  allowed:  a number without quotes",
        "",
        "1 problem in data and locales; nothing was built.",
      ].join("\n"),
    );
  });
});
