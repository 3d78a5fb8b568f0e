import { formatGoLive } from "../../src/build/go-live/format-go-live";
import { blockingItems, goLiveItems } from "../../src/build/go-live/go-live-items";
import { productionRefusal } from "../../src/build/go-live/production-refusal";
import { type SiteFiles, readSiteFiles } from "../../src/build/check/site-files";
import { SITE_ROOT } from "../site-root";

const SITE = readSiteFiles(SITE_ROOT);

/** The site's files with pieces of text replaced, each of which must be there. */
function replacing(...changes: readonly (readonly [path: string, before: string | RegExp, after: string])[]): Pick<SiteFiles, "texts"> {
  const texts = new Map(SITE.texts);
  changes.forEach(([path, before, after]) => {
    const text = texts.get(path) ?? "";
    const changed = text.replace(before, after);
    expect(changed).not.toBe(text);
    texts.set(path, changed);
  });
  return { texts };
}

/** What stands in a line of a file. */
const lineOf = (file: string, line: number): string => (SITE.texts.get(file) ?? "").split("\n")[line - 1] ?? "";

/** The site as it will be when everything is settled. */
const settled = replacing(
  ["data/business.json", /"placeholders": \[[^\]]*\]/, '"placeholders": []'],
  ["data/business.json", /"\[[^\]]*\]"/g, '"Sunshell Cars"'],
  ["data/business.json", "hello@example.com", "hello@sunshell-cars.cy"],
  ["data/business.json", "https://reservations.example.com", "https://reservations.sunshell-cars.cy"],
  ["data/business.json", /\+35724000000/g, "+35724123456"],
  ["data/business.json", "+442079460958", "+442071234567"],
  ["data/business.json", "+447700900123", "+447911123456"],
  ["data/reviews.json", /"sample": true/g, '"sample": false, "source": "https://www.google.com/maps/reviews/1"'],
  ["data/testimonials.json", /"sample": true/g, '"sample": false'],
);

test("names every placeholder that the business file lists, each at its own line", () => {
  const items = goLiveItems(SITE).filter(({ kind }) => kind === "placeholder");
  expect(items).toHaveLength(20);
  const [brand, , email] = items;
  expect(brand?.what).toBe("brand “Sunshell”");
  expect(lineOf("data/business.json", brand?.line ?? 0)).toContain('"brand"');
  expect(lineOf("data/business.json", email?.line ?? 0)).toContain("hello@example.com");
  expect(lineOf("data/business.json", items.find(({ what }) => what === "legal.vatNumber “[VAT number]”")?.line ?? 0)).toContain(
    "vatNumber",
  );
  expect(lineOf("data/business.json", items.find(({ what }) => what === "phones.chat “+447700900123”")?.line ?? 0)).toContain('"chat"');
});

test("names every sample and every question to the owner, each at its own line", () => {
  const items = goLiveItems(SITE);
  const samples = items.filter(({ kind }) => kind === "sample");
  expect(samples.length).toBeGreaterThan(5);
  samples.forEach(({ file, line }) => {
    expect(lineOf(file, line)).toContain('"sample": true');
  });
  const questions = items.filter(({ kind }) => kind === "ask-owner");
  expect(questions.map(({ what }) => what)).toContain("carExcessLarge (Car rental terms, deductible)");
  questions.forEach(({ file, line }) => {
    expect(lineOf(file, line)).toContain('"status": "ask-owner"');
  });
  expect(questions.map(({ file }) => file)).toEqual(expect.arrayContaining(["data/fleet.json", "data/legal.json"]));
});

test.each([
  ["phones.uk", /"phones\.uk",/, "a telephone number reserved for drama"],
  ["phones.local", /"phones\.local",/, "a telephone number of zeros"],
  ["email", /"email",/, "a domain reserved for examples"],
  ["legal.registrationNumber", /"legal\.registrationNumber",/, "a blank to be filled in"],
])("a placeholder that nobody names is found by its look: %s", (path, entry, because) => {
  const found = goLiveItems(replacing(["data/business.json", entry, ""])).filter(({ kind }) => kind === "placeholder");
  expect(found.map(({ what }) => what).filter((what) => what.startsWith(path))).toEqual([expect.stringContaining(because)]);
});

test("filler text in a translation is a placeholder", () => {
  const files = replacing(["locales/de/common.json", '"skip": "', '"skip": "Lorem ipsum ']);
  expect(blockingItems(goLiveItems(files)).filter(({ file }) => file === "locales/de/common.json")).toHaveLength(1);
});

test("a settled site has nothing that blocks it; questions to the owner are only told", () => {
  const items = goLiveItems(settled);
  expect(blockingItems(items)).toEqual([]);
  expect(items.length).toBeGreaterThan(0);
  expect(formatGoLive(items)).toMatch(/Nothing keeps the site from going live\.$/);
  expect(formatGoLive(goLiveItems(SITE))).toMatch(
    /20 placeholders, 13 samples and \d+ questions to the owner\. The site cannot go live yet\.$/,
  );
});

describe("a production build", () => {
  test("is refused while placeholders or samples remain, with what, where and how", () => {
    const refusal = productionRefusal(SITE, { CONTEXT: "production" });
    expect(refusal).toContain("data/business.json:2   brand “Sunshell”");
    expect(refusal).toContain("the review by Eleni P.");
    expect(refusal).toContain("ALLOW_SAMPLE_CONTENT=1");
    expect(refusal).not.toContain("carExcessLarge");
  });

  test("runs when nothing remains, or when samples are allowed", () => {
    expect(productionRefusal(settled, { CONTEXT: "production" })).toBeUndefined();
    expect(productionRefusal(SITE, { CONTEXT: "production", ALLOW_SAMPLE_CONTENT: "1" })).toBeUndefined();
    expect(productionRefusal(SITE, { CONTEXT: "production", ALLOW_SAMPLE_CONTENT: "0" })).toBeDefined();
  });

  test.each([undefined, "deploy-preview", "branch-deploy"])("is the only one that is refused: CONTEXT=%s", (context) => {
    expect(productionRefusal(SITE, { CONTEXT: context })).toBeUndefined();
  });
});
