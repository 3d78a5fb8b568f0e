import { blockingItems, formatGoLive, goLiveItems, hasSampleContent, productionRefusal } from "./go-live";

/** Files with one value a line. */
const site = (files: Readonly<Record<string, unknown>>) => ({
  texts: new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value, null, 2)])),
});

const PLACEHOLDERS = { "data/business.json": { brand: "Acme", phones: { uk: "x" }, placeholders: ["brand", "phones"] } };
const SAMPLE = {
  "data/reviews.json": {
    reviews: [
      { id: "ann", date: "2026-05", sample: true },
      { id: "bo", sample: false },
    ],
  },
};
const QUESTION = { "data/facts.json": { facts: [{ id: "fee", status: "ask-owner", source: "terms" }] } };

test("names placeholders, samples and questions to the owner, each at its line", () => {
  expect(goLiveItems(site({ ...PLACEHOLDERS, ...SAMPLE, ...QUESTION }))).toEqual([
    { kind: "placeholder", what: "brand “Acme”", file: "data/business.json", line: 2 },
    { kind: "placeholder", what: expect.stringContaining("phones") as string, file: "data/business.json", line: 3 },
    { kind: "sample", what: "ann", file: "data/reviews.json", line: 6 },
    { kind: "ask-owner", what: "fee: terms", file: "data/facts.json", line: 5 },
  ]);
});

test("lists the questions that the owner has not answered apart, in the order of their file", () => {
  const open = {
    size: { question: "How long?", value: null, status: "ask-owner" },
    fee: { question: "How much?", value: 5, status: "confirmed" },
    lit: { question: "Lit?", value: null, status: "ask-owner" },
  };
  const items = goLiveItems(site({ "data/open-facts.json": open, ...QUESTION }));
  expect(items.map(({ kind, what }) => [kind, what])).toEqual([
    ["open", "How long? (size)"],
    ["open", "Lit? (lit)"],
    ["ask-owner", "fee: terms"],
  ]);
  expect(blockingItems(items)).toEqual([]);
});

test.each([
  ["https://book.example.com/now", "a domain reserved for examples"],
  ["+447700900123", "a telephone number reserved for drama"],
  ["+35724000000", "a telephone number of zeros"],
  ["Within [days] of the hire", "a blank to be filled in"],
])("recognises “%s” as %s, although it is not listed", (text, because) => {
  const [item] = goLiveItems(site({ "data/legal.json": { text } }));
  expect(item?.what).toContain(because);
});

test("the label of a link is not a blank, and a blank in several languages is listed once", () => {
  expect(goLiveItems(site({ "data/legal.json": { body: "See [the terms](booking-terms)." } }))).toEqual([]);
  expect(goLiveItems(site({ "data/legal.json": { body: { en: "[days]", el: "[ημέρες]" } } }))).toHaveLength(1);
});

test("placeholders and samples block, questions to the owner do not", () => {
  expect([PLACEHOLDERS, SAMPLE, QUESTION].map((files) => hasSampleContent(site(files)))).toEqual([true, true, false]);
  expect(blockingItems(goLiveItems(site(QUESTION)))).toEqual([]);
  expect(formatGoLive(goLiveItems(site(QUESTION)))).toMatch(/^To be confirmed[^]*fee: terms\n {2}1 in all$/);
});

test("refuses a production build with samples, unless they are allowed", () => {
  const sample = site({ ...SAMPLE, ...QUESTION });
  expect(productionRefusal(sample, { CONTEXT: "production" })).toMatch(/data\/reviews\.json:6(?![^]*fee: terms)[^]*nothing was built/);
  expect(productionRefusal(sample, { CONTEXT: "production", ALLOW_SAMPLE_CONTENT: "1" })).toBeUndefined();
  expect(productionRefusal(sample, { CONTEXT: "deploy-preview" })).toBeUndefined();
  expect(productionRefusal(site(QUESTION), { CONTEXT: "production" })).toBeUndefined();
});
