import { checkSite } from "../../src/check/check-site";
import { formatProblems } from "../../src/check/report";
import type { PictureFile } from "../../src/content/picture-file";
import type { Problem } from "../../src/content/problem";
import { type Editable, SITE, inEveryLanguage, replacing, withData } from "../site-files";

const TODAY = new Date("2026-12-01T12:00:00Z");

const FACTS = "data/facts.json";
const PAGES = "data/pages.json";
const STORY = "data/articles/old-harbour.json";
const HOME = "locales/en/home.json";
const GREEK_HOME = "locales/el/home.json";
const COMMON = "locales/en/common.json";
const NOTICES = "data/notices.json";
const EXCEPTIONS = "data/exceptions.json";

/** How a file is changed: its data in place, or a piece of its text. */
type Edit = ((data: Editable) => unknown) | readonly [before: string | RegExp, after: string];

/** What was done wrong, and the one thing that is said: the place, and a part of the message. */
type Mistake = readonly [mistake: string, file: string, edit: Edit, path: string | RegExp, says: string];

/** Changes fields of an object of the data. */
const set =
  (place: (data: Editable) => object | undefined, fields: object): Edit =>
  (data) =>
    Object.assign(place(data) ?? {}, fields);

/** A fact with another value, or with other fields where an object is given. */
const changedFact = (id: string, change: unknown): Edit =>
  set(
    ({ facts }) => (facts as unknown as { readonly id: string }[]).find((one) => one.id === id),
    typeof change === "object" && change !== null ? change : { value: change },
  );

const fact = (mistake: string, id: string, change: unknown, says: string, path = "value"): Mistake => [
  mistake,
  FACTS,
  changedFact(id, change),
  new RegExp(`${path}$`),
  says,
];

const notice = (mistake: string, index: number, fields: object, place: string, says: string): Mistake => [
  mistake,
  NOTICES,
  set(({ notices }) => notices?.[index], fields),
  `notices[${String(index)}].${place}`,
  says,
];

const day = (mistake: string, index: number, fields: object, place: string, says: string): Mistake => [
  mistake,
  EXCEPTIONS,
  set(({ exceptions }) => exceptions?.[index], fields),
  `exceptions[${String(index)}].${place}`,
  says,
];

const LEAD = "Economy cars from {carPriceFrom} a day, with VAT and unlimited mileage in the price.";

/** Sentences in English, each with what is said of it. */
const SENTENCES = [
  ["a claim to be complete while a price is open", `${LEAD} Every fee is in one table.`, "every fee is listed"],
  ["a link to a section that does not exist", `${LEAD} See [fees](booking-terms#prices).`, "the section"],
  ["the mark of an unfinished text", `TODO ${LEAD}`, "unfinished"],
  ["an HTML entity", `${LEAD} Cars &amp; vans.`, "&amp;"],
  ["an emoji", `${LEAD} 🚗`, "emoji"],
  ["capitals", `${LEAD} BOOK NOW.`, "capitals"],
  ["several signs", `${LEAD} Come!!`, "one sign"],
  ["two spaces", LEAD.replace(" with", "  with"), "one space"],
  ["a space before a sign", LEAD.replace("day,", "day ,"), "follow the word"],
  ["a word twice", LEAD.replace("in the", "in the the"), "twice"],
  ["a bare address", `${LEAD} See www.example.com`, "the address"],
  ["a word without end", `${LEAD} ${"a".repeat(41)}`, "40 letters"],
  ["a Cyrillic letter in a word", LEAD.replace("cars", "c\u0430rs"), "two alphabets"],
  ["a rejected reading in words", `${LEAD} Cancel free of charge until twenty-four hours before.`, "free cancellation"],
  ["half a mark for bold", `${LEAD} Skip **to`, "“**”"],
  ["broken ICU MessageFormat", `${LEAD} {countedOn`, "ICU MessageFormat"],
  ["a plural of a day", `${LEAD} {countedOn, plural, one {a} other {b}}`, "ICU MessageFormat"],
  ["a figure in prose", `${LEAD} From €26.`, "{carPriceFrom}"],
] as const;

/** The sentences as paragraphs of an article. In Greek no two may be alike, and each names the facts that the English names. */
const SENTENCE_MISTAKES = SENTENCES.map(([mistake, sentence, says], index): Mistake => {
  const names = Array.from(sentence.matchAll(/\{\w{3,}/g), ([name]) => `${name}}`).join(", ");
  const add: Edit = ({ sections }) => {
    const { body } = sections?.[0] as unknown as { readonly body: Record<string, string[]> };
    body["en"]?.push(sentence);
    body["el"]?.push(`Αυτοκίνητα από ${names} ${String.fromCodePoint(0x3b1 + index).repeat(3)}.`);
  };
  return [mistake, STORY, add, `sections[0].body.en[${String(index + 2)}]`, says];
});

/**
 * One run of the check finds all mistakes of a batch: they are in different places, and none keeps another from being found. A file that
 * its schema refuses, or facts that contradict each other, keep other rules from being applied.
 */
const BATCHES: readonly (readonly Mistake[])[] = [
  SENTENCE_MISTAKES,
  [
    fact("the lowest price above the highest", "carPriceFrom", 1500, "carPriceFrom below carPriceMax"),
    fact("closing before opening", "officeCloses", "08:00", "officeOpens below officeCloses"),
    fact("ages that overlap", "carYoungAgeMax", 30, "one year below carAgeMin"),
    fact("the lowest age above the highest", "carAgeMax", 24, "carAgeMin below carAgeMax"),
    fact("months that are not the years", "carLicenceMonthsMin", 12, "the same as carYoungLicenceYears"),
    fact("a rating above its scale", "ratingScale", 3, "not above ratingScale"),
    fact("another figure in words than in digits", "officeWalk", 9, "seven minutes", "spelled"),
    fact("a unit that the texts do not say", "carCancelNotice", { unit: "day" }, "texts have another word", "unit"),
    fact("a day of verification to come", "emergencyNumber", { verified: "2026-12-24" }, "has come", "verified"),
    fact("a month to come", "countedOn", "2036-10", "has come"),
    fact("a road shorter than the straight line", "toPaphosKm", 100, "the straight line of 111"),
  ],
  [
    fact("a price of 0", "carPriceFrom", 0, "because the unit is “EUR”"),
    fact("a confirmed fact without a value", "carPriceMax", { value: null, status: "confirmed" }, "ask-owner"),
    fact("a day of verification after the day of review", "carAgeMin", { verified: "2028-01-01" }, "not after “reviewBy”", "verified"),
    fact("an hour without its first digit", "officeOpens", "9:00", '"09:00"'),
    fact("a fact of another unit", "ratingValue", "4", "because the unit is “rating”"),
    notice("a notice without an end", 0, { until: undefined }, "until", "the field is missing"),
    notice("a notice that ends in the hour in which it starts", 1, { until: "2020-03-01 09:00" }, "until", "after “from”"),
    day("days that end before they start", 0, { until: "2099-12-24" }, "until", "not before “from”"),
    day("days without a closing time", 1, { closes: undefined }, "closes", "both “opens” and “closes”"),
  ],
  [
    notice("a notice that ends before it starts", 0, { until: "2099-11-19" }, "until", "after “from”"),
    day("days without hours", 0, { closed: false }, "closed", "true without"),
    day("closing before opening on a day", 1, { closes: "08:00" }, "closes", "after “opens”, 09:00"),
  ],
  [
    notice("a notice for more than sixty days", 0, { until: "2100-01-20" }, "until", "belongs in the texts"),
    day("closed days with hours", 1, { closed: true }, "closed", "true without"),
    ["a long title", GREEK_HOME, ['"title": "', `"title": "${"Διαδρομή ".repeat(9)}`], "meta.title", "at most 60 characters"],
    [
      "an unlimited headline",
      HOME,
      set(({ reasons }) => reasons, { title: "Cars ".repeat(30).trim() }),
      "reasons.title",
      "it is a headline",
    ],
    ["a list of another length", GREEK_HOME, set(({ hero }) => hero?.["notes"], { length: 2 }), "hero.notes", "3 entries, as in English"],
    ["a missing translation", "locales/el/common.json", set(({ site }) => site, { skip: undefined }), "site.skip", "the text is missing"],
    ["a number for a text", COMMON, set(({ nav }) => nav, { home: 5 }), "nav.home", '"5"'],
    ["a word for another unit", HOME, ["{# hours}}", "{# days}}"], /notes/, "hours, because that is the unit"],
  ],
  [
    notice("a notice on a day that does not exist", 0, { from: "2099-11-31" }, "from", "a day that exists"),
    day("days that overlap", 1, { kind: "office", until: "2099-12-25" }, "from", "“christmas”"),
    [
      "a saving on parking that the prices do not give",
      FACTS,
      ({ facts }) => {
        const told = (id: string, value: number) => ({
          ...(facts?.[0] as object),
          id,
          scope: "parking",
          value,
          unit: "EUR",
          status: "confirmed",
        });
        facts?.push(told("parkingPrice", 6), told("airportParkingPrice", 14));
      },
      /value$/,
      "at most 57 percent",
    ],
  ],
  [
    [
      "a range that begins with its end",
      "data/terms.json",
      ["{carDepositMin} to {carDepositMax}", "{carDepositMax} to {carDepositMin}"],
      /(?:amount|value)\.en/,
      "the lower end first",
    ],
    ["a group without an excess", "data/fleet.json", ['"group": "D"', '"group": "H"'], /group/, "A, B, C, D"],
    [
      "a missing image",
      "data/fleet.json",
      set(({ vehicles }) => vehicles?.[0], { cutout: "../src/images/vehicles/none.svg" }),
      "vehicles[0].cutout",
      "exists in src/images/vehicles",
    ],
    [
      "an answer that no entry has",
      "data/search.json",
      set(({ subjects }) => subjects?.[0], { answers: ["ask-pet"] }),
      /subjects\[0\]/,
      "the id of an entry",
    ],
    [
      "latitude and longitude swapped",
      "data/business.json",
      set(({ places }) => places, { office: { latitude: 33.6062, longitude: 34.8612 } }),
      "places.office",
      '{"latitude":34.8612,"longitude":33.6062}',
    ],
    [
      "a telephone number with a digit too few",
      "data/business.json",
      set(({ phones }) => phones, { local: "+3572400000" }),
      "phones.local",
      "eight digits after +357",
    ],
    ["an article to come", "data/articles/hill-road.json", set((article) => article, { modified: "2030-01-01" }), "modified", "has come"],
    ["dates that run backwards", STORY, set((article) => article, { modified: "2020-01-01" }), "modified", "not before “published”"],
    ["a review to come", "data/reviews.json", set(({ reviews }) => reviews?.[0], { date: "2036-10" }), "reviews[0].date", "has come"],
    [
      "a way with a fact that is no duration",
      "data/approaches.json",
      set(({ approaches }) => approaches?.[0], { duration: "toPaphosKm" }),
      /duration/,
      "“minute”",
    ],
    [
      "a fee whose text shows another fact",
      "data/terms.json",
      set(({ fees }) => fees?.[0], { facts: ["carOutOfHours"] }),
      /facts/,
      "the texts of the entry do not name",
    ],
    ["an empty text", COMMON, set(({ site }) => site, { skip: "" }), "site.skip", "not empty"],
    ["a template without a page", PAGES, ['"template": "van-rental"', '"template": "home"'], "pages", "“van-rental”"],
  ],
  [
    [
      "an example that its words do not find",
      FACTS,
      ["Plans change? Cancel at no cost until", "Plans change? Until"],
      /rejected\[0\]\.examples\.en\[1\]$/,
      "the words",
    ],
    notice("a notice on an unknown page", 1, { pages: ["direction"] }, "pages[0]", "directions"),
    [
      "an invented source of a review",
      "data/reviews.json",
      set(({ reviews }) => reviews?.[0], { source: "https://example.com/1" }),
      "reviews[0].source",
      "not one of example.com",
    ],
    [
      "a brand with a Cyrillic letter",
      "data/business.json",
      set((business) => business, { brand: "H\u0430lcyon" }),
      "brand",
      "one alphabet",
    ],
    ["an article that leads to itself", STORY, set((article) => article, { related: ["old-harbour"] }), /related/, "other articles"],
    ["an English text in a Greek file", GREEK_HOME, set(({ hero }) => hero, { lead: LEAD }), "hero.lead", "a text in English"],
  ],
  [
    fact("a value that a fact rejects", "carCancelNotice", 24, "free cancellation up to 24 hours"),
    [
      "a claim to be complete in Greek while a price is open",
      GREEK_HOME,
      set(({ hero }) => hero, { lead: "Από {carPriceFrom} την ημέρα, χωρίς κρυφές χρεώσεις." }),
      "hero.lead",
      "every fee is listed",
    ],
  ],
];

/** The site's files with changes. */
const edited = (edits: readonly (readonly [file: string, edit: Edit])[]) =>
  edits.reduce((files, [file, edit]) => (typeof edit === "function" ? withData(file, edit, files) : replacing(file, ...edit, files)), SITE);

const cases = BATCHES.flatMap((batch) => {
  let found: readonly Problem[] | undefined;
  const problems = (): readonly Problem[] => (found ??= checkSite(edited(batch.map(([, file, edit]) => [file, edit])), TODAY));
  return batch.map((mistake) => [mistake[0], mistake, batch, problems] as const);
});

const isOf = (problem: Problem, [, file, , path, says]: Mistake): boolean =>
  problem.file === file &&
  (typeof path === "string" ? problem.path === path : path.test(problem.path)) &&
  Object.values(problem).join("\n").includes(says);

test.each(cases)("says one thing about %s", (_, mistake, batch, problems) => {
  expect(problems().filter((problem) => isOf(problem, mistake))).toHaveLength(1);
  expect(problems().filter((problem) => !batch.some((other) => isOf(problem, other)))).toEqual([]);
});

test("names files that are missing, broken, unknown or too small, and checks the others", () => {
  const texts = new Map([
    ...SITE.texts,
    ["data/vans.json", "{ broken"],
    ["locales/el/extra.json", "{}"],
    ["locales/fr/common.json", "{}"],
    [COMMON, (SITE.texts.get(COMMON) ?? "").replace('"Skip to content"', '"Skip to to content"')],
  ]);
  ["data/steps.json", "locales/el/offline.json"].forEach((path) => texts.delete(path));
  const picture: PictureFile = { format: "png", width: 1200, height: 630, isWhole: true, bytes: 1000 };
  const pictures = new Map(SITE.pictures).set("src/images/scenes/coast.png", picture);
  const said = checkSite({ ...SITE, texts, pictures }).map(({ file, path, found, allowed }) => `${file} ${path}: ${found}: ${allowed}`);
  expect(said.sort()).toEqual(
    [
      /^data\/articles\/old-harbour.json picture: .* at least 1800 × 1012 pixels/,
      /^data\/pages.json pages.explore-cyprus.picture: .* at least 1800 × 1012 pixels/,
      /^data\/pages.json pages.home.picture: .* at least 1800 × 1012 pixels/,
      /^data\/steps.json : .*the file is missing/,
      /^data\/vans.json : broken JSON/,
      /^locales\/el\/extra.json : .*English does not have/,
      /^locales\/el\/offline.json : .*the file is missing/,
      /^locales\/en\/common.json site.skip: the word twice/,
      /^locales\/fr\/common.json : .*languages en, el/,
    ].map((line) => expect.stringMatching(line) as string),
  );
});

test("a sentence may name only facts that exist and have a value; the nearest name is suggested", () => {
  const said = ["From {carPriceForm} a day.", "Notice: {carOutOfHoursNotice} hours."].map((lead) =>
    checkSite(edited([[HOME, set(({ hero }) => hero, { lead })]])).filter(({ file, path }) => file === HOME && path === "hero.lead"),
  );
  expect(said).toMatchObject([[{ suggestion: "carPriceFrom" }], [{ found: expect.stringContaining("without a value") as string }]]);
});

test("names texts that only a script shows, so that the build would not miss them, and those of a card", () => {
  const files = edited([
    ["data/articles.json", ['"cards": [', '"cards": ["directions",']],
    ...Object.entries(inEveryLanguage("common", ({ chat }) => Reflect.deleteProperty(chat ?? {}, "copied"))),
    ...Object.entries(inEveryLanguage("home", ({ canRent }) => Reflect.deleteProperty(canRent?.["verdicts"] ?? {}, "ask"))),
  ]);
  expect(checkSite(files).map(({ file, path }) => `${file} ${path}`)).toEqual([
    "locales/en/directions.json card.title",
    "locales/en/directions.json card.summary",
    "locales/en/directions.json card.label",
    "locales/en/common.json chat.copied",
    "locales/en/home.json canRent.verdicts.ask",
  ]);
});

test("shows line, place, what was found, what is allowed, a suggestion and what to do", () => {
  expect(formatProblems(checkSite(edited([["data/fleet.json", ['"seats": 5', '"seats": "5"']]])))).toBe(
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

test("finds no mistake in the fixture site, nor in what only looks like one", () => {
  const files = edited([
    // A claim to be complete, when every price has a value.
    [FACTS, changedFact("carProtectionPrice", { value: 12, status: "confirmed" })],
    [HOME, set(({ hero }) => hero, { lead: `${LEAD} Every fee is in one table.` })],
    // Different kinds of hours that differ on the same day.
    [EXCEPTIONS, set(({ exceptions }) => exceptions?.[1], { until: "2099-12-25" })],
  ]);
  expect([SITE, files].flatMap((each) => checkSite(each, TODAY))).toEqual([]);
});

test("does not take English for another language because that language has copies of it", () => {
  const copies = Array.from(SITE.texts).flatMap(([path, text]) =>
    path.startsWith("locales/en/") ? [[path.replace("/en/", "/el/"), text] as const] : [],
  );
  const problems = checkSite({ ...SITE, texts: new Map([...SITE.texts, ...copies]) });
  expect(problems.filter(({ found }) => found.startsWith("a text in"))).toEqual([]);
});
