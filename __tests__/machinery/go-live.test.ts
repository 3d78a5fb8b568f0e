import { blockingItems, formatGoLive, goLiveItems, productionRefusal } from "../../src/review/go-live";
import { SITE, replacing, withData } from "../site-files";
import { LANGUAGES } from "../../src/core/languages";

/** The site with real values in place of placeholders and samples. */
const settled = (
  [
    ["data/business.json", /"placeholders": \[[^\]]*\]/, '"placeholders": []'],
    ["data/business.json", /"\[[^\]]*\]"/g, '"Halcyon Cars"'],
    ["data/business.json", "desk@example.com", "desk@halcyon-cars.cy"],
    ["data/business.json", "https://bookings.example.com", "https://bookings.halcyon-cars.cy"],
    ["data/business.json", "+35724000111", "+35724123456"],
    ["data/business.json", "+35724000222", "+35724123457"],
    ["data/business.json", "+442079460111", "+442071234567"],
    ["data/business.json", "+447700900111", "+447911123456"],
    ["data/reviews.json", /"sample": true/g, '"sample": false, "source": "https://www.google.com/maps/reviews/1"'],
    ["data/testimonials.json", /"sample": true/g, '"sample": false'],
  ] as const
).reduce((files, [path, before, after]) => replacing(path, before, after, files), SITE);

test("names every placeholder, sample and question to the owner, each at its own line", () => {
  const items = goLiveItems(SITE);
  const lines: readonly (readonly [what: string, inLine: string])[] = [
    ["brand “Halcyon”", '"brand"'],
    ["legal.vatNumber “[VAT number]”", "vatNumber"],
    ["Malcolm R.", '"sample": true'],
    ["carAgeMin: Car rental terms, driver", '"status": "ask-owner"'],
  ];
  lines.forEach(([what, inLine]) => {
    const { file = "", line = 0 } = items.find((item) => item.what === what) ?? {};
    expect((SITE.texts.get(file) ?? "").split("\n")[line - 1]).toContain(inLine);
  });
  expect(items.map(({ file }) => file)).toEqual(expect.arrayContaining(["data/fleet.json", "data/legal.json"]));
  expect(formatGoLive(items)).toMatch(/\n {2}22 in all\n\nSamples: [^]*\n {2}4 in all\n\nQuestions [^]*\nThe site cannot go live yet\.$/);
});

test.each([
  ["phones.uk", "a telephone number reserved for drama"],
  ["phones.local", "a telephone number of zeros"],
  ["email", "a domain reserved for examples"],
  ["legal.registrationNumber", "a blank to be filled in"],
])("recognises that %s is %s, though it is not listed as a placeholder", (path, because) => {
  const files = replacing("data/business.json", "+35724000111", "+35724000000", replacing("data/business.json", `"${path}",`, ""));
  const found = goLiveItems(files).filter(({ kind, what }) => kind === "placeholder" && what.startsWith(path));
  expect(found).toEqual([expect.objectContaining({ what: expect.stringContaining(because) as string })]);
});

test("a blank in a clause blocks going live once, not in each language, and the label of a link does not", () => {
  const files = withData("data/legal.json", ({ parts }) => {
    const clause = parts?.[0]?.["clauses"]?.[0] ?? {};
    Object.assign(clause, {
      body: Object.fromEntries(LANGUAGES.map((code) => [code, ["Within [days], see [the terms](booking-terms)."]])),
    });
  });
  const found = goLiveItems(files)
    .filter(({ file }) => file === "data/legal.json")
    .filter(({ kind }) => kind === "placeholder");
  expect(found.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^parts\[0\]\.clauses\[0\]\.body\.en\[0\] .*a blank to be filled in$/),
  ]);
});

test("open questions to the owner do not block going live", () => {
  const items = goLiveItems(settled);
  expect(blockingItems(items)).toEqual([]);
  expect(items.length).toBeGreaterThan(0);
  expect(formatGoLive(items)).toMatch(/Nothing keeps the site from going live\.$/);
});

test("a production build runs when no placeholder or sample remains, or when samples are allowed, and so does any other build", () => {
  expect(productionRefusal(SITE, { CONTEXT: "production" })).not.toContain("carAgeMin");
  expect(productionRefusal(settled, { CONTEXT: "production" })).toBeUndefined();
  expect(productionRefusal(SITE, { CONTEXT: "production", ALLOW_SAMPLE_CONTENT: "1" })).toBeUndefined();
  expect(productionRefusal(SITE, { CONTEXT: "deploy-preview" })).toBeUndefined();
});
