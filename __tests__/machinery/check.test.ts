import { checkSite } from "../../src/check/check-site";
import type { PictureFile } from "../../src/content/picture-file";
import type { Problem } from "../../src/content/problem";
import { formatProblems } from "../../src/check/report";
import type { SiteFiles } from "../../src/content/site-files";
import { failing } from "../failing-cases";
import { SITE, withChange, withData } from "../site-files";

/** Fails where a change leaves a file as it was, so that no test passes by changing nothing. */
const changing = (path: string, change: (text: string) => string): SiteFiles =>
  withChange(path, (text) => {
    const changed = change(text);
    if (changed === text) {
      throw new Error(`${path} does not hold what is to be changed.`);
    }
    return changed;
  });

/** Replaces one piece of text in a file. */
const replacing = (path: string, before: string | RegExp, after: string): SiteFiles =>
  changing(path, (text) => text.replace(before, after));

const withoutPath = (path: string): SiteFiles => ({ ...SITE, paths: new Set([...SITE.paths].filter((candidate) => candidate !== path)) });

const withPicture = (path: string, picture: PictureFile): SiteFiles => ({ ...SITE, pictures: new Map(SITE.pictures).set(path, picture) });

test("the site as it is has nothing wrong with it", () => {
  expect(formatProblems(checkSite(SITE))).toMatch(/^0 problems/);
});

describe("the check", () => {
  const FAULTS: readonly (readonly [string, SiteFiles, Partial<Problem>])[] = [
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
      replacing("data/facts.json", '"value": 26,', '"value": "26",'),
      { file: "data/facts.json", path: "facts[0].value", allowed: "a number up to 120, because the unit is “year”" },
    ],
    [
      "a date that does not exist",
      replacing("data/articles.json", '"modified": "2025-03-10"', '"modified": "2025-02-30"'),
      { path: "articles[0].modified", allowed: "a date that exists, as YYYY-MM-DD" },
    ],
    [
      "dates that run backwards",
      replacing("data/articles.json", '"modified": "2025-03-10"', '"modified": "2025-03-09"'),
      { path: "articles[0].modified", allowed: "a date that is not before “published”" },
    ],
    [
      "a telephone number that is not E.164",
      replacing("data/business.json", '"+35724000111"', '"24 000 111"'),
      { file: "data/business.json", path: "phones.local" },
    ],
    ["an address without https", replacing("data/business.json", "https://bookings", "javascript:bookings"), { path: "reservationsUrl" }],
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
      replacing("data/pages.json", '"stathmefsi-aerodromio-larnakas"', '"stathmefsi-αεροδρόμιο"'),
      { path: "pages.airport-parking.slugs.el" },
    ],
    [
      "a missing slug",
      withData("data/pages.json", ({ pages }) => {
        delete pages?.["airport-parking"]?.["slugs"]?.["el"];
      }),
      { path: "pages.airport-parking.slugs.el", found: "nothing: the field is missing" },
    ],
    [
      "two pages on one address",
      replacing("data/pages.json", '"enoikiasi-van-kypros"', '"stathmefsi-aerodromio-larnakas"'),
      { path: "pages.van-rental.slugs.el", found: expect.stringContaining("/el/stathmefsi-aerodromio-larnakas") as string },
    ],
    [
      "an old address that is in use",
      replacing("data/pages.json", '"/driving-cyprus-tips"', '"/airport-parking"'),
      { path: "pages.driving-guide.formerly[0]" },
    ],
    [
      "an id given twice",
      replacing("data/fleet.json", '"id": "dacia-duster"', '"id": "nissan-march"'),
      { path: "vehicles[1]", found: "the id “nissan-march” a second time" },
    ],
    [
      "an unknown fact in data",
      replacing("data/approaches.json", '"drivePaphosAirport"', '"drivePafosAirport"'),
      { file: "data/approaches.json", path: "approaches[1].duration", suggestion: '"drivePaphosAirport"' },
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
      {
        file: "locales/en/directions.json",
        path: "card",
        found: expect.stringContaining("“title”, “summary” and “label” are missing") as string,
      },
    ],
    [
      "an unknown related article",
      replacing("data/articles.json", '"driving-guide"', '"driving-giude"'),
      { file: "data/articles.json", suggestion: '"driving-guide"' },
    ],
    [
      "an unknown picture",
      replacing("data/pages.json", '"picture": "coast"', '"picture": "coats"'),
      { path: "pages.home.picture", suggestion: '"coast"' },
    ],
    [
      "an unknown icon",
      replacing("data/reasons.json", '"young-driver"', '"young-drivers"'),
      { file: "data/reasons.json", suggestion: '"young-driver"' },
    ],
    [
      "a picture file that is missing",
      withoutPath("src/images/vehicles/nissan-march.svg"),
      { file: "data/fleet.json", path: "vehicles[0].cutout", allowed: "the path of a file that exists in src/images/vehicles" },
    ],
    [
      "a template that is missing",
      withoutPath("src/templates/home/template.tsx"),
      { file: "data/pages.json", path: "pages.home.template" },
    ],
    ["an unknown language", withChange("locales/fr/common.json", () => "{}"), { file: "locales/fr/common.json" }],
    [
      "a missing locale file",
      withChange("locales/el/home.json", () => undefined),
      { file: "locales/el/home.json", found: "nothing: the file is missing" },
    ],
    [
      "a missing translation",
      withData("locales/el/common.json", (content) => {
        delete content["site"]?.["skip"];
      }),
      { file: "locales/el/common.json", path: "site.skip", found: "nothing: the text is missing" },
    ],
    [
      "an empty translation",
      replacing("locales/el/common.json", /"skip": "[^"]+"/, '"skip": " "'),
      { file: "locales/el/common.json", path: "site.skip" },
    ],
    [
      "a list of another length",
      replacing("locales/en/home.json", '"Land.",', '"Land.", "Wait.",'),
      { file: "locales/el/home.json", path: "hero.title", allowed: "4 entries, as in English" },
    ],
    [
      "a fact that is not known",
      replacing("locales/el/home.json", "{carPriceFrom}", "{carPriceForm}"),
      { file: "locales/el/home.json", path: "meta.title", found: "the placeholder {carPriceForm}", suggestion: "carPriceFrom" },
    ],
    [
      "other facts than in English",
      replacing("locales/el/home.json", "{carPriceFrom}", "{carPriceMax}"),
      { file: "locales/el/home.json", path: "meta.title", allowed: expect.stringContaining("carPriceFrom") as string },
    ],
    [
      "a sentence that is not ICU MessageFormat",
      replacing("locales/en/home.json", "{countedOn}", "{countedOn"),
      { file: "locales/en/home.json", path: "stats.note", allowed: expect.stringContaining("ICU MessageFormat") as string },
    ],
    [
      "a plural form that the language lacks",
      replacing("locales/el/common.json", ", plural, one {", ", plural, few {# x} one {"),
      { file: "locales/el/common.json", allowed: "the forms of this language: one, other" },
    ],
    [
      "plural keys that are not complete",
      replacing("locales/el/common.json", '"site": {', '"site": {"car_one": "αυτοκίνητο",'),
      { file: "locales/el/common.json", path: "site.car_one", allowed: "exactly the forms of this language: one, other" },
    ],
    [
      "a figure in prose",
      replacing("locales/en/home.json", "{ratingCount}+", "500+"),
      { file: "locales/en/home.json", path: "stats.reviewsValue", found: "the literal figure “500”" },
    ],
    [
      "a figure in words",
      replacing("locales/el/home.json", "{officeWalkSpelled}", "πέντε λεπτά"),
      { file: "locales/el/home.json", found: "the literal figure “πέντε λεπτά”" },
    ],
    [
      "markup in a sentence",
      replacing("locales/en/common.json", "Skip to content", "Skip <i>to</i> content"),
      { file: "locales/en/common.json", path: "site.skip", allowed: expect.stringContaining("no HTML") as string },
    ],
    [
      "a change of text direction",
      replacing("locales/en/common.json", "Skip to content", "Skip \u202Eto content"),
      { file: "locales/en/common.json", path: "site.skip" },
    ],
    [
      "a sign that nobody sees",
      replacing("locales/en/common.json", "Skip to content", "Skip\u200B to content"),
      { file: "locales/en/common.json", path: "site.skip" },
    ],
    [
      "half a mark for bold type",
      replacing("locales/en/common.json", "Skip to content", "Skip **to content"),
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
      replacing("locales/en/common.json", /"skip": "[^"]+"/, '"skip": 5'),
      { file: "locales/en/common.json", path: "site.skip", suggestion: '"5"' },
    ],
    [
      "a title that is too long for search engines",
      replacing("locales/el/directions.json", /"title": "/, `"title": "${"Διαδρομή ".repeat(9)}`),
      { file: "locales/el/directions.json", path: "meta.title", allowed: "at most 60 characters: search engines cut longer titles" },
    ],
    [
      "a plural over a fact that is no number",
      replacing("locales/en/home.json", "{countedOn}", "{countedOn, plural, one {# day} other {# days}}"),
      { file: "locales/en/home.json", path: "stats.note" },
    ],
    [
      "a text for an entry that does not exist",
      replacing("locales/el/pictures.json", '"nissan-march"', '"nissan-mars"'),
      { file: "locales/el/pictures.json", path: "nissan-mars", suggestion: '"nissan-march"' },
    ],
    [
      "a translated anchor",
      replacing("locales/el/article-hill-road.json", '"id": "troodos"', '"id": "troodos-oros"'),
      { path: "sections[1].id", suggestion: '"troodos"' },
    ],
    [
      "a picture of a section that the article does not have",
      replacing("data/articles.json", '"section": "', '"section": "no-'),
      { path: "sections", found: expect.stringContaining("no section with the id “no-") as string },
    ],
    [
      "a picture too small for its place",
      withPicture("src/images/scenes/coast.png", { format: "png", width: 1200, height: 630, isWhole: true, bytes: 1000 }),
      { file: "data/pages.json", path: "pages.home.picture", allowed: "at least 1800 × 1012 pixels here" },
    ],
    [
      "an upload that broke off",
      withPicture("src/images/scenes/coast.png", { format: "png", width: 2400, height: 1350, isWhole: false, bytes: 1000 }),
      { file: "src/images/scenes/coast.png", found: "a PNG that breaks off before its end, or has something else behind it" },
    ],
    [
      "a picture of another kind with the ending of a PNG",
      withPicture("src/images/scenes/coast.png", { format: "unknown", bytes: 1000 }),
      { file: "src/images/scenes/coast.png", allowed: "a PNG" },
    ],
    [
      "a drawing with a script",
      withPicture("src/images/vehicles/nissan-march.svg", {
        format: "svg",
        text: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        bytes: 71,
      }),
      { file: "src/images/vehicles/nissan-march.svg", found: "“<script” in a drawing" },
    ],
    [
      "a link to an unknown page",
      replacing("locales/en/legal-notice.json", "(booking-terms#fees)", "(booking-trems#fees)"),
      { file: "locales/en/legal-notice.json", suggestion: "booking-terms" },
    ],
  ];

  test("names each way in which the files can be wrong, with file, line and place", async () => {
    expect(
      await failing(FAULTS, ([, files, expected]) => {
        const problems = checkSite(files);
        expect(problems).toContainEqual(expect.objectContaining(expected));
        problems.forEach(({ file, line, found, allowed, fix }) => {
          expect(file).toMatch(/^(data|locales|src\/images)\//);
          expect(line).toBeGreaterThan(0);
          expect(found).not.toBe("");
          expect(allowed).not.toBe("");
          expect(fix).toMatch(/\.$/);
        });
      }),
    ).toEqual([]);
  });

  test("tells every problem at once: a file that is wrong does not keep the others from being checked", () => {
    const files = replacing("data/fleet.json", '"seats": 5', '"seats": "5"');
    const texts = new Map(files.texts)
      .set("data/vans.json", "{ broken")
      .set("locales/el/home.json", (files.texts.get("locales/el/home.json") ?? "").replace("{carPriceFrom}", "{carPriceForm}"))
      .set("data/approaches.json", (files.texts.get("data/approaches.json") ?? "").replace('"drivePaphosAirport"', '"drivePafosAirport"'));
    const problems = checkSite({ ...files, texts });
    expect(problems.map(({ file, suggestion }) => [file, suggestion])).toEqual([
      ["data/fleet.json", "5"],
      ["data/vans.json", undefined],
      ["data/approaches.json", '"drivePaphosAirport"'],
      ["locales/el/home.json", "carPriceFrom"],
    ]);
  });

  const REPAIRS: readonly (readonly [string, SiteFiles, string])[] = [
    ["a number in quotes", replacing("data/fleet.json", '"seats": 5', '"seats": "5"'), "5"],
    [
      "a day that the month does not have",
      replacing("data/articles.json", '"modified": "2025-03-10"', '"modified": "2025-02-30"'),
      '"2025-02-28"',
    ],
    [
      "a date in the order of a letter",
      replacing("data/articles.json", '"published": "2025-03-10"', '"published": "20.11.2024"'),
      '"2024-11-20"',
    ],
    ["a telephone number with spaces", replacing("data/business.json", '"+35724000111"', '"00357 24 000 111"'), '"+35724000111"'],
    [
      "an address without its lock",
      replacing("data/business.json", "https://bookings", "http://bookings"),
      '"https://bookings.example.com"',
    ],
    [
      "a slug with capitals and spaces",
      replacing("data/pages.json", '"stathmefsi-aerodromio-larnakas"', '"Stathmefsi Aerodromio Lárnakas"'),
      '"stathmefsi-aerodromio-larnakas"',
    ],
    ["a number beyond its limit", replacing("data/fleet.json", '"seats": 5', '"seats": 50'), "9"],
    ["markup around a name", replacing("data/reviews.json", "Eleni P.", "<b>Eleni P.</b>"), '"Eleni P."'],
    ["a misspelt field", replacing("data/fleet.json", '"bags": 2,', '"bag": 2,'), '"bags"'],
    [
      "a figure that a fact holds",
      replacing("locales/en/home.json", "{ratingCount}+", "83+"),
      expect.stringContaining("{ratingCount}") as string,
    ],
  ];

  test("names the nearest right value", async () => {
    expect(
      await failing(REPAIRS, ([, files, suggestion]) => {
        expect(checkSite(files).map((problem) => problem.suggestion)).toContainEqual(suggestion);
      }),
    ).toEqual([]);
  });

  test("shows line, place, what was found, what is allowed, the nearest right value and what to do", () => {
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

  test("shows the code of a sign that cannot be seen, so that it does not turn the message around", () => {
    const problems = checkSite(replacing("locales/en/common.json", "Skip to content", "Skip \u202Eto content"));
    expect(formatProblems(problems)).toContain("\\u202e");
    expect(formatProblems(problems)).not.toContain("\u202E");
  });
});
