import { checkSite } from "./check-site";
import { formatProblems } from "./report";
import type { Problem } from "../content/problem";
import { LANGUAGES, byLanguage } from "../i18n/languages";
import { ARTICLE, type Editable, WORDS, validSite, withChange, withFile } from "../../__tests__/small-site";

/** What was done wrong, where, and what is said of it: the place, and a part of the message. */
type Mistake = readonly [mistake: string, file: string, edit: (data: Editable) => unknown, path: string | RegExp, says: string];

/** Sentences in English, each with what is said of it. */
const SENTENCES = [
  ["a figure in prose", "From {harbourPrice}, not €29.", "the literal figure “€29”"],
  ["a number word beside a unit", "{harbourPrice} in five minutes.", "five minutes"],
  ["an unknown fact", "From {harbourPrise} a day.", "harbourPrice"],
  ["a plural without a form", "{harbourBoats, plural, other {# boats}}.", "without the form one"],
  ["a plural with another language's form", "{harbourBoats, plural, one {# boat} few {# boats} other {# boats}}.", "the plural form few"],
  ["a bracket that is not closed", "From {harbourPrice} a {harbourPrice", "ICU MessageFormat"],
  ["a rejected reading", "For {harbourPrice} you moor anywhere.", "rejects for the fact harbourBoats"],
  ["a link to an unknown page", "[Walk](harbour-wolk) for {harbourPrice}.", "harbour-walk"],
  ["a link to an unknown section", "[Walk](harbour-walk#quai) for {harbourPrice}.", "harbour-walk#quay"],
  ["half a mark for bold", "**From {harbourPrice}.", "“**”"],
  ["HTML", "<b>From {harbourPrice}.", "no HTML"],
  ["the mark of an unfinished text", "TODO {harbourPrice}.", "unfinished"],
  ["a fact in apostrophes", "{harbourPrice}, or '{boatPrice}' a day.", "no apostrophes around a fact"],
  ["text that was encoded twice", "It isnâ€™t {harbourPrice}.", "“â€™”"],
  ["the sign of a currency beside a fact", "From €{harbourPrice} a day.", "€{"],
  ["the unit of a fact a second time", "From {harbourPrice} euros a day.", "the unit “euros” after {harbourPrice}"],
  ["other marks for emphasis", "From _{harbourPrice}_ a day.", 'the mark "_"'],
  ["one asterisk", "From *{harbourPrice}* a day.", 'the mark "*"'],
  ["a space at the end", "From {harbourPrice} a day. ", "the space"],
  ["two spaces", "From {harbourPrice}  a day.", "the space"],
  ["a space before a sign", "From {harbourPrice} , a day.", "the space"],
  ["a straight apostrophe", "It isn't {harbourPrice}.", "the straight mark"],
  ["straight quotation marks", 'The "{harbourPrice}".', "the straight mark"],
  ["quotation marks of another language", "The „{harbourPrice}“.", "the signs of English"],
  ["a Greek question mark", "For {harbourPrice}\u037e Yes.", "only look like others"],
  ["a word of two alphabets", "From {harbourPrice} a dаy.", "words of one alphabet"],
  ["a text in another language", "Das ist nicht {harbourPrice}.", "a text in the language of its place, English"],
  ["an HTML entity", "Cars &amp; vans from {harbourPrice}.", "&amp;"],
] as const;

/** Each sentence as a paragraph. The other languages name the same facts, in words of their own. */
const sentenceMistakes = SENTENCES.map(([mistake, sentence, says], index): Mistake => {
  const facts = Array.from(sentence.matchAll(/\{harbour\w+/g), ([name]) => `${name}}`).join(" ");
  const add = ({ sections }: Editable): void => {
    LANGUAGES.forEach((language) => {
      sections?.[0]?.["body"]?.[language]?.push(
        language === "en" ? sentence : `${facts} ${`${WORDS[language]} `.repeat(index + 1).trim()}`,
      );
    });
  };
  return [mistake, ARTICLE, add, `sections[0].body.en[${String(index + 1)}]`, says];
});

const set =
  (place: (data: Editable) => unknown, fields: object) =>
  (data: Editable): unknown =>
    Object.assign(place(data) as object, fields);

/** The first entry of a list. */
const first =
  (list: string) =>
  (data: Editable): unknown =>
    data[list]?.[0];

const FACTS = "data/facts.json";
const READINGS = "data/rejected-readings.json";
const PAGES = "data/pages.json";
const FAQ = "data/faq.json";
const DIRECTIONS = "locales/el/directions.json";

/** One run finds all mistakes of a batch. They are in different places, and a file that its schema refuses is checked no further. */
const BATCHES: readonly (readonly Mistake[])[] = [
  sentenceMistakes,
  [
    ["a number in quotes", "data/fleet.json", set(first("vehicles"), { seats: "5" }), "vehicles[0].seats", "expected number"],
    [
      "a value of another unit",
      FACTS,
      set(({ facts }) => facts?.at(-1), { value: "many" }),
      /^facts\[\d+\]\.value$/,
      "the unit is “count”",
    ],
    ["a missing language", FAQ, set(({ renting }) => renting?.[0]?.["question"], { el: undefined }), "renting[0].question.el", "missing"],
    [
      "an unknown language",
      "data/reasons.json",
      set(({ home }) => home?.[0]?.["title"], { fr: WORDS.en }),
      "home[0].title.fr",
      "the unknown field “fr”",
    ],
    ["an unknown field", "data/vans.json", set(first("vans"), { wheels: 4 }), "vans[0].wheels", "wheels"],
    [
      "a phrase with half a pair of brackets",
      READINGS,
      set(({ readings }) => readings?.[0]?.["phrases"], { tr: ["moor* (here"] }),
      "readings[0].phrases.tr[0]",
      "brackets in pairs",
    ],
    ["a missing slug", PAGES, set(({ pages }) => pages?.["directions"]?.["slugs"], { en: "" }), "pages.directions.slugs.en", "not empty"],
  ],
  [
    [
      "an unknown fact",
      "data/approaches.json",
      set(first("drives"), { duration: "harbourPrise" }),
      "drives[0].duration",
      "with the unit “minute”",
    ],
    ["a reading of an unknown fact", READINGS, set(first("readings"), { fact: "harbourBoat" }), "readings[0].fact", "harbourBoats"],
    [
      "a section that its page does not have",
      "data/pages.json",
      set(first("sections"), { page: "home", anchor: "nowhere" }),
      "sections[0].anchor",
      "section of that page",
    ],
    [
      "an example that no phrase finds",
      READINGS,
      set(({ readings }) => readings?.[0]?.["examples"], { en: [WORDS.en] }),
      "readings[0].examples.en[0]",
      "a sentence that “phrases” find",
    ],
    [
      "an allowed sentence that a phrase finds",
      READINGS,
      set(first("readings"), { allowed: { de: ["Moor anywhere"] } }),
      "readings[0].allowed.de[0]",
      "a sentence that “phrases” do not find",
    ],
    ["an unknown page", PAGES, ({ navigation }) => navigation?.push("direction"), /^navigation\[\d+\]$/, "directions"],
    ["an unknown picture", PAGES, set(({ pages }) => pages?.["home"], { picture: "harbour" }), "pages.home.picture", "pictures.json"],
    ["an unknown icon", "data/reasons.json", set(first("home"), { icon: "harbour" }), "home[0].icon", "the name of an icon"],
    ["a missing image", "data/vans.json", set(first("vans"), { cutout: "../src/images/vehicles/none.svg" }), "vans[0].cutout", "exists in"],
    [
      "an id a second time",
      FAQ,
      ({ renting }) => renting?.push({ ...(renting[0] as object), answer: byLanguage((language) => [WORDS[language]]) }),
      /^renting\[\d+\]$/,
      "whose id the list",
    ],
  ],
  [
    [
      "a missing translation",
      "locales/el/home.json",
      set(({ meta }) => meta, { description: undefined }),
      "meta.description",
      "is missing",
    ],
    ["a surplus text", "locales/de/home.json", set(({ meta }) => meta, { titel: WORDS.de }), "meta.titel", "the unknown field"],
    ["a text for a list", "locales/ru/home.json", set(({ hero }) => hero, { title: WORDS.ru }), "hero.title", "expected array"],
    ["a list of another length", "locales/tr/home.json", ({ hero }) => hero?.["title"]?.push(WORDS.tr), "hero.title", "as in English"],
    ["a number for a text", "locales/en/common.json", set(({ site }) => site, { skip: 5 }), "site.skip", '"5"'],
    ["an empty text", "locales/tr/common.json", set(({ site }) => site, { skip: "" }), "site.skip", "a text that is not empty"],
    ["a long title", DIRECTIONS, set(({ meta }) => meta, { title: "Λόγια ".repeat(12).trim() }), "meta.title", "at most 60 characters"],
    ["a Latin question mark in Greek", DIRECTIONS, set(({ hero }) => hero, { lead: "Λόγια?" }), "hero.lead", "the signs of Greek"],
    [
      "a chat message that fits in no code",
      "locales/ru/common.json",
      set(({ chat }) => chat?.["messages"], { car: "Слова ".repeat(100).trim() }),
      "chat.messages.car",
      "at most 160 characters",
    ],
    ["other facts", DIRECTIONS, set(({ hero }) => hero, { title: "{harbourPrice}" }), "hero.title", "the same facts"],
  ],
];

const isAt = ({ file, path }: Problem, [, wrong, , place]: Mistake): boolean =>
  file === wrong && (typeof place === "string" ? path === place : place.test(path));

const isSaid = (problem: Problem, mistake: Mistake): boolean =>
  isAt(problem, mistake) && Object.values(problem).join("\n").includes(mistake[4]);

const problems = BATCHES.map((batch) => checkSite(batch.reduce((files, [, file, edit]) => withChange(file, edit, files), validSite())));

test.each(BATCHES.flatMap((batch, index) => batch.map((mistake) => [mistake[0], mistake, index] as const)))(
  "says one thing about %s",
  (_, mistake, index) => {
    expect(problems[index]?.filter((problem) => isSaid(problem, mistake))).toHaveLength(1);
  },
);

/** A problem of a paragraph in another language as one of the English paragraph. */
const inEnglish = (problem: Problem): Problem => ({ ...problem, path: problem.path.replace(/\.body\.\w\w\[/, ".body.en[") });

test("says nothing about what is right", () => {
  const others = BATCHES.map((batch, index) =>
    problems[index]?.filter((problem) => !batch.some((mistake) => isSaid(inEnglish(problem), mistake))),
  );
  expect(others.flat()).toEqual([]);
});

test("finds no mistake in a valid site", () => {
  expect(checkSite(validSite())).toEqual([]);
});

test("a customer’s own words may have figures, but no rejected reading", () => {
  const said = (text: string) =>
    checkSite(
      withChange("data/reviews.json", ({ reviews }) => {
        const own = byLanguage((language) => `${WORDS[language]} 24/7 ${language === "en" ? text : ""}`.trim());
        Object.assign(reviews?.[0] as object, { text: own });
      }),
    ).map(({ path, allowed }) => `${path}: ${allowed}`);
  expect(said("Keys in five minutes.")).toEqual([]);
  expect(said("Moor anywhere.")).toEqual([expect.stringMatching(/^reviews\[0\]\.text\.en: nothing that/)]);
});

test("a wrong name of a fact in English is said once, not of its translations", () => {
  const misspelt = byLanguage((language) => `${WORDS[language]} {${language === "en" ? "harbourPrise" : "harbourPrice"}}`);
  expect(checkSite(withChange(ARTICLE, (article) => Object.assign(article, { standfirst: misspelt })))).toMatchObject([
    { path: "standfirst.en", suggestion: "harbourPrice" },
  ]);
});

test("a byte order mark has a sentence of its own", () => {
  const files = validSite();
  expect(checkSite(withFile(FAQ, `\uFEFF${files.texts.get(FAQ) ?? ""}`, files))[0]).toMatchObject({
    found: expect.stringContaining("byte order mark") as string,
    fix: expect.stringContaining("UTF-8") as string,
  });
});

test("a drawing of a vehicle is an SVG with a size, a portrait or a scene a PNG", () => {
  const png = "../src/images/vehicles/sloop.png";
  const { paths, ...files } = withChange("data/fleet.json", set(first("vehicles"), { cutout: png }));
  expect(checkSite({ ...files, paths: new Set([...paths, png.slice(3)]) })).toMatchObject([
    { file: "data/fleet.json", path: "vehicles[0].cutout", allowed: expect.stringContaining("an SVG") as string },
  ]);
});

test("a vehicle has a drawing of its own, to the scale of the others, and a price that its page shows", () => {
  const [own, wide] = ["src/images/vehicles/sloop.svg", "src/images/vehicles/wide.svg"];
  const twice = withChange("data/fleet.json", ({ vehicles }) => {
    const next = { ...(vehicles?.[0] as object), id: "sloop" };
    vehicles?.push(
      next,
      { ...next, id: "ketch", cutout: `../${own}` },
      { ...next, id: "wide", cutout: `../${wide}`, dayPrice: "harbourPrice" },
    );
  });
  const texts = new Map([...twice.texts, [own, '<svg viewBox="0 0 1040.5 400"/>'], [wide, '<svg viewBox="0 0 2400 900"/>']]);
  const count = JSON.parse(texts.get("data/fleet.json") ?? "") as { readonly vehicles: readonly object[] };
  const last = (before: number) => `vehicles[${String(count.vehicles.length - before)}].cutout`;
  expect(checkSite({ ...twice, texts, paths: new Set([...twice.paths, own, wide]) })).toMatchObject([
    { path: last(3), allowed: "a drawing that no vehicle above has" },
    { path: last(1), found: "a drawing with a width of 2400" },
    { path: last(1).replace("cutout", "dayPrice"), fix: expect.stringContaining("Write {harbourPrice} in a text") as string },
  ]);
});

test("names a page without a component", () => {
  const files = withChange("data/pages.json", ({ pages }) => Object.assign(pages ?? {}, { harbour: pages?.["legal-notice"] }));
  expect(checkSite(files)).toContainEqual(
    expect.objectContaining({ path: "pages.harbour", allowed: expect.stringContaining("a folder of src/templates") as string }),
  );
});

test("names files that are missing, broken or unknown, and checks the others", () => {
  const files = Object.entries({
    "data/vans.json": "{ broken",
    "data/steps.json": undefined,
    "locales/el/extra.json": "{}",
    "locales/el/offline.json": undefined,
  }).reduce((before, [path, text]) => withFile(path, text, before), validSite());
  const said = checkSite(withChange(FAQ, set(first("renting"), { id: "Big" }), files));
  const about = (file: string) =>
    said.filter((problem) => problem.file === file).map(({ path, found, allowed }) => [path, found, allowed].join(": "));
  expect(about("data/vans.json")).toEqual([expect.stringContaining("broken JSON")]);
  expect(about("data/steps.json")).toEqual([expect.stringContaining("the file is missing")]);
  expect(about("locales/el/extra.json")).toEqual([expect.stringContaining("English does not have")]);
  expect(about("locales/el/offline.json")).toEqual([expect.stringContaining("the file is missing")]);
  expect(about(FAQ)).toEqual([expect.stringMatching(/^renting\[0\]\.id: "Big"/)]);
});

test("shows the line, what was found, what is allowed, and what was meant", () => {
  const files = withChange("data/fleet.json", set(first("vehicles"), { seats: "5" }));
  const line = (files.texts.get("data/fleet.json") ?? "").split("\n").findIndex((text) => text.includes('"seats": "5"')) + 1;
  const report = formatProblems(checkSite(files));
  expect(report).toMatch(
    new RegExp(
      `data/fleet\\.json:${String(line)} +vehicles\\[0\\]\\.seats\\n.*"5"\\n.*expected number\\n.* 5\\n[^]*\\b1 problem in 1 file`,
    ),
  );
});

test("reports an address once even if several rules refuse it, and explains a decimal comma", () => {
  const files = withChange("data/business.json", (business) => Object.assign(business, { reservationsUrl: "http://a b" }));
  expect(checkSite(withFile("data/vans.json", '{ "vans": [{ "length": 3,5 }] }', files))).toEqual([
    expect.objectContaining({ file: "data/vans.json", found: "the number 3,5", suggestion: "3.5" }),
    expect.objectContaining({ path: "reservationsUrl", found: '"http://a b"' }),
  ]);
});

test("keywords may contain figures, because visitors type them", () => {
  const keywords = Object.fromEntries(LANGUAGES.map((language) => [language, "22, 5 am"]));
  expect(checkSite(withChange(FAQ, ({ renting }) => Object.assign(renting?.[0] as object, { keywords })))).toEqual([]);
});

describe("a text that waits for a fact", () => {
  const waiting = byLanguage(() => ["From {harbourFee}.", "Lit: {harbourLit, select, yes {yes} no {no}}."]);
  const said = (file: string, change: (data: Editable) => unknown) =>
    checkSite(withChange(file, change)).map(({ path, found }) => `${path}: ${found}`);

  test("may stand in an entry, where each answer has its words", () => {
    expect(said(FAQ, set(first("renting"), { answer: waiting }))).toEqual([]);
  });

  test("may not stand where the page is not complete without it", () => {
    expect(
      said(
        ARTICLE,
        set((data) => data, { standfirst: byLanguage(() => "From {harbourFee}.") }),
      ),
    ).toEqual(LANGUAGES.map((language) => `standfirst.${language}: the fact harbourFee, which may have no value`));
    expect(
      said(
        "locales/en/home.json",
        set(({ meta }) => meta, { description: "From {harbourFee}." }),
      ),
    ).toContain("meta.description: the fact harbourFee, which may have no value");
  });

  test("stands in every language or in none", () => {
    const answer = { ...waiting, tr: ["{harbourFee}"] };
    expect(said(FAQ, set(first("renting"), { answer }))).toEqual(["renting[0].answer.en[1]: a text that waits, and no such text in: tr"]);
  });
});
