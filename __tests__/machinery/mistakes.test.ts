import { checkSite } from "../../src/check/check-site";
import type { SiteFiles } from "../../src/content/site-files";
import { type Editable, withChange, withData } from "../site-files";

const TODAY = new Date("2026-12-01T12:00:00Z");
const FACTS = "data/facts.json";
const HOME = "locales/en/home.json";
const GREEK_HOME = "locales/el/home.json";
const TERMS = "data/terms.json";

/** One text of the home page replaced. */
const written = (text: string, file = HOME): SiteFiles =>
  withData(file, ({ hero }) => {
    Object.assign(hero ?? {}, { lead: text });
  });

const replaced = (file: string, before: string, after: string): SiteFiles => withChange(file, (text) => text.replace(before, after));

/** Facts with other values, or other fields where an object is given. */
const facts = (changes: Readonly<Record<string, unknown>>): SiteFiles =>
  withData(FACTS, (data) => {
    const list = data["facts"] as unknown as { readonly id: string }[];
    Object.entries(changes).forEach(([id, change]) => {
      Object.assign(list.find((fact) => fact.id === id) ?? {}, typeof change === "object" ? change : { value: change });
    });
  });

const data = (name: string, change: (content: Editable) => void): SiteFiles => withData(`data/${name}.json`, change);

const LEAD_IN_ENGLISH = "Economy cars from {carPriceFrom} a day, with VAT and unlimited mileage in the price.";
const COMPLETE = `${LEAD_IN_ENGLISH} Every fee is in one table.`;
const COMPLETE_IN_GREEK = "Από {carPriceFrom} την ημέρα, χωρίς κρυφές χρεώσεις.";

/** What was done wrong, and the one thing that is said: the place and a part of the message. */
const MISTAKES: readonly (readonly [mistake: string, SiteFiles, file: string, path: RegExp, says: string])[] = [
  ["the lowest price above the highest", facts({ carPriceFrom: 1500 }), FACTS, /value/, "carPriceFrom below carPriceMax"],
  ["closing before opening", facts({ officeCloses: "08:00" }), FACTS, /value/, "officeOpens below officeCloses"],
  ["ages that overlap", facts({ carYoungAgeMax: 30 }), FACTS, /value/, "one year below carAgeMin"],
  ["the lowest age above the highest", facts({ carAgeMax: 24 }), FACTS, /value/, "carAgeMin below carAgeMax"],
  ["months that are not the years", facts({ carLicenceMonthsMin: 12 }), FACTS, /value/, "the same as carYoungLicenceYears"],
  ["a rating above its scale", facts({ ratingValue: 4.9, ratingScale: 4 }), FACTS, /value/, "not above ratingScale"],
  ["a price of 0", facts({ carPriceFrom: 0 }), FACTS, /value/, "more than 0"],
  ["a confirmed fact without a value", facts({ carPriceFrom: { value: null, status: "confirmed" } }), FACTS, /value/, "ask-owner"],
  ["a negative price", facts({ carPriceFrom: -15 }), FACTS, /value/, "more than 0"],
  ["another figure in words than in digits", facts({ officeWalk: 9 }), FACTS, /spelled/, "seven minutes"],
  ["an hour without its first digit", facts({ officeOpens: "9:00" }), FACTS, /value/, '"09:00"'],
  ["a unit that the texts do not say", facts({ carCancelNotice: { unit: "day" } }), FACTS, /unit/, "texts have another word"],
  ["a word for another unit", replaced(HOME, "{# hours}}", "{# days}}"), HOME, /notes/, "hours, because that is the unit"],
  [
    "a range that begins with its end",
    replaced(TERMS, "{carDepositMin} to {carDepositMax}", "{carDepositMax} to {carDepositMin}"),
    TERMS,
    /(?:amount|value)\.en/,
    "the lower end first",
  ],
  [
    "a saving on parking that the prices do not give",
    withData(FACTS, (file) => {
      const list = file["facts"] as unknown as object[];
      const told = (id: string, value: number) => ({ ...list[0], id, scope: "parking", value, unit: "EUR", status: "confirmed" });
      list.push(told("parkingPrice", 6), told("airportParkingPrice", 14));
    }),
    FACTS,
    /value/,
    "at most 57 percent",
  ],
  ["a group without an excess", replaced("data/fleet.json", '"group": "D"', '"group": "H"'), "data/fleet.json", /group/, "A, B, C, D"],
  ["a value that a fact rejects", facts({ carCancelNotice: 24 }), FACTS, /value/, "free cancellation up to 24 hours"],
  ["a claim to be complete while a price is open", written(COMPLETE), HOME, /lead/, "every fee is listed"],
  ["such a claim in Greek", written(COMPLETE_IN_GREEK, GREEK_HOME), GREEK_HOME, /lead/, "every fee is listed"],
  [
    "an answer that no entry has",
    data("search", (content) => {
      Object.assign((content["subjects"] as unknown as object[])[0] ?? {}, { answers: ["ask-pet"] });
    }),
    "data/search.json",
    /subjects\[0\]/,
    "the id of an entry",
  ],
  ["a month to come", facts({ countedOn: "2036-10" }), FACTS, /value/, "has come"],
  ["a road shorter than the straight line", facts({ toPaphosKm: 100 }), FACTS, /value/, "the straight line of 111"],
  [
    "latitude and longitude swapped",
    data("business", ({ places }) => {
      Object.assign(places ?? {}, { office: { latitude: 33.6062, longitude: 34.8612 } });
    }),
    "data/business.json",
    /^places\.office$/,
    '{"latitude":34.8612,"longitude":33.6062}',
  ],
  [
    "a telephone number with a digit too few",
    data("business", ({ phones }) => {
      Object.assign(phones ?? {}, { local: "+3572400000" });
    }),
    "data/business.json",
    /local/,
    "eight digits after +357",
  ],
  [
    "a brand with a Cyrillic letter",
    data("business", (business) => {
      Object.assign(business, { brand: "H\u0430lcyon" });
    }),
    "data/business.json",
    /brand/,
    "one alphabet",
  ],
  [
    "an article to come",
    data("articles/hill-road", (article) => Object.assign(article, { modified: "2030-01-01" })),
    "data/articles/hill-road.json",
    /modified/,
    "has come",
  ],
  [
    "a review to come",
    data("reviews", ({ reviews }) => Object.assign(reviews?.[0] ?? {}, { date: "2036-10" })),
    "data/reviews.json",
    /date/,
    "has come",
  ],
  [
    "an invented source of a review",
    data("reviews", ({ reviews }) => Object.assign(reviews?.[0] ?? {}, { source: "https://example.com/1" })),
    "data/reviews.json",
    /source/,
    "not one of example.com",
  ],
  [
    "an article that leads to itself",
    data("articles/old-harbour", (article) => Object.assign(article, { related: ["old-harbour"] })),
    "data/articles/old-harbour.json",
    /related/,
    "other articles",
  ],
  [
    "a way with a fact that is no duration",
    data("approaches", ({ approaches }) => Object.assign(approaches?.[0] ?? {}, { duration: "toPaphosKm" })),
    "data/approaches.json",
    /duration/,
    "“minute”",
  ],
  [
    "a fee whose text shows another fact",
    data("terms", ({ fees }) => Object.assign(fees?.[0] ?? {}, { facts: ["carOutOfHours"] })),
    "data/terms.json",
    /facts/,
    "the texts of the entry do not name",
  ],
  ["a link to a section that does not exist", written(`${LEAD_IN_ENGLISH} See [fees](booking-terms#prices).`), HOME, /lead/, "the section"],
  ["an English text in a Greek file", written(LEAD_IN_ENGLISH, GREEK_HOME), GREEK_HOME, /lead/, "a text in English"],
  ["the mark of an unfinished text", written(`TODO ${LEAD_IN_ENGLISH}`), HOME, /lead/, "unfinished"],
  ["an HTML entity", written(`${LEAD_IN_ENGLISH} Cars &amp; vans.`), HOME, /lead/, "&amp;"],
  ["an emoji", written(`${LEAD_IN_ENGLISH} 🚗`), HOME, /lead/, "emoji"],
  ["capitals", written(`${LEAD_IN_ENGLISH} BOOK NOW.`), HOME, /lead/, "capitals"],
  ["several signs", written(`${LEAD_IN_ENGLISH} Come!!`), HOME, /lead/, "one sign"],
  ["two spaces", written(LEAD_IN_ENGLISH.replace(" with", "  with")), HOME, /lead/, "one space"],
  ["a space before a sign", written(LEAD_IN_ENGLISH.replace("day,", "day ,")), HOME, /lead/, "follow the word"],
  ["a word twice", written(LEAD_IN_ENGLISH.replace("in the", "in the the")), HOME, /lead/, "twice"],
  ["a bare address", written(`${LEAD_IN_ENGLISH} See www.example.com`), HOME, /lead/, "the address"],
  ["a word without end", written(`${LEAD_IN_ENGLISH} ${"a".repeat(41)}`), HOME, /lead/, "40 letters"],
  ["a Cyrillic letter in a word", written(LEAD_IN_ENGLISH.replace("cars", "c\u0430rs")), HOME, /lead/, "two alphabets"],
  [
    "a rejected reading in words",
    written(`${LEAD_IN_ENGLISH} Cancel free of charge until twenty-four hours before.`),
    HOME,
    /lead/,
    "free cancellation",
  ],
  [
    "an unlimited headline",
    withData(HOME, ({ reasons }) => Object.assign(reasons ?? {}, { title: "Cars ".repeat(30).trim() })),
    HOME,
    /title/,
    "it is a headline",
  ],
];

test.each(MISTAKES)("says one thing about %s", (_, files, file, path, says) => {
  const problems = checkSite(files, TODAY);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file, path: expect.stringMatching(path) as string });
  expect(Object.values(problems[0] ?? {}).join("\n")).toContain(says);
});

test("a sentence may not name a fact without a value", () => {
  const problems = checkSite(written("Notice: {carOutOfHoursNotice} hours."), TODAY);
  expect(problems).toContainEqual(expect.objectContaining({ file: HOME, found: expect.stringContaining("without a value") as string }));
});

test("a claim to be complete is accepted once every price has a value", () => {
  const { texts } = facts({ carProtectionPrice: { value: 12, status: "confirmed" } });
  const claimed = written(COMPLETE);
  expect(checkSite({ ...claimed, texts: new Map([...claimed.texts, [FACTS, texts.get(FACTS) ?? ""]]) }, TODAY)).toEqual([]);
});
