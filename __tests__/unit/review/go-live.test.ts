import { blockingItems, formatGoLive, goLiveItems, productionRefusal } from "../../../src/review/go-live";
import { byLanguage } from "../../../src/core/languages";

const BUSINESS = "data/business.json";

/** The texts of files, one line a field. */
const files = (contents: Readonly<Record<string, object>>) => ({
  texts: new Map(Object.entries(contents).map(([path, content]) => [path, JSON.stringify(content, null, 1)])),
});

const business = { brand: "Acme", email: "desk@acme-cars.cy", legal: { vatNumber: "CY1" }, placeholders: [] };
const question = { "data/facts.json": { facts: [{ id: "price", status: "ask-owner", source: "The terms" }] } };
const real = files({ [BUSINESS]: business, "data/reviews.json": { reviews: [{ author: "Ann", sample: false }] }, ...question });

test("names every placeholder, sample and question to the owner, each at its own line", () => {
  const open = files({
    [BUSINESS]: { ...business, placeholders: ["brand", "legal"] },
    "data/reviews.json": { reviews: [{ author: "Ann", sample: true }] },
    ...question,
  });
  const items = goLiveItems(open);
  expect(items.map(({ kind, what, file, line }) => [kind, what, open.texts.get(file)?.split("\n")[line - 1]?.trim()])).toEqual([
    ["placeholder", "brand “Acme”", '"brand": "Acme",'],
    ["placeholder", expect.stringMatching(/^legal /), '"legal": {'],
    ["sample", "Ann", '"sample": true'],
    ["ask-owner", "price: The terms", '"status": "ask-owner",'],
  ]);
  expect(formatGoLive(items)).toMatch(/The site cannot go live yet\.$/);
});

test.each([
  ["+447700900123", "a telephone number reserved for drama"],
  ["+35724000000", "a telephone number of zeros"],
  ["desk@example.com", "a domain reserved for examples"],
  ["[VAT number]", "a blank to be filled in"],
])("recognises that %s is %s, though it is not listed as a placeholder", (value, because) => {
  expect(goLiveItems(files({ [BUSINESS]: { ...business, value } }))).toMatchObject([{ what: expect.stringContaining(because) as string }]);
});

test("a blank in a clause blocks going live once, not in each language, and the label of a link does not", () => {
  const body = byLanguage(() => ["Within [days], see [the terms](booking-terms)."]);
  expect(goLiveItems(files({ "data/legal.json": { body } })).map(({ what }) => what)).toEqual([expect.stringMatching(/^body\.en\[0\] /)]);
});

test("a production build is refused because of placeholders and samples, unless they are allowed; open questions do not block it", () => {
  const sample = files({ "data/reviews.json": { author: "Ann", sample: true }, ...question });
  expect(blockingItems(goLiveItems(real))).toEqual([]);
  expect(formatGoLive(goLiveItems(real))).toMatch(/Nothing keeps the site from going live\.$/);
  expect(productionRefusal(real, { CONTEXT: "production" })).toBeUndefined();
  expect(productionRefusal(sample, { CONTEXT: "production" })).toContain("Ann");
  expect(productionRefusal(sample, { CONTEXT: "production", ALLOW_SAMPLE_CONTENT: "1" })).toBeUndefined();
  expect(productionRefusal(sample, { CONTEXT: "deploy-preview" })).toBeUndefined();
});
