import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readBuiltTexts } from "../../../src/contradictions/built-texts";
import { styleSheets } from "../../../src/gatsby/internals/current-styles";
import { FORCED_STATE_ATTRIBUTE } from "../../../src/review/design/system/forced-states";
import { feedPath } from "../../../src/core/routes/feed";
import { LANGUAGES } from "../../../src/core/languages";
import { ROOT } from "../../project-root";
import { DESIGN_PAGE, PAGES, PUBLIC, brokenBy, difference, documentOf, exists, repeated, unless } from "../../built/site";

const document = documentOf(DESIGN_PAGE);
const read = (file: string): string => readFileSync(join(PUBLIC, file), "utf8");

test("is kept from search engines by itself and by its header, and claims no other language", () => {
  expect(document('meta[name="robots"]').attr("content")).toBe("noindex");
  expect(read("_headers")).toContain("/design/*\n  X-Robots-Tag: noindex");
  expect(
    document('head link[hreflang], head link[rel="canonical"], head meta[property^="og:"], script[type="application/ld+json"]'),
  ).toHaveLength(0);
});

test("is named in nothing that leads visitors and machines, and in nothing that is kept for times without a network", () => {
  const files = ["sitemap-0.xml", "llms.txt", "sw.js", "_redirects", ...LANGUAGES.map((language) => feedPath(language).slice(1))];
  expect(files.filter((file) => /\/design\b/.test(read(file)))).toEqual([]);
});

test("no page of a visitor leads to it", () => {
  const broken = brokenBy(PAGES, (page) =>
    documentOf(page)('a[href^="/design"]')
      .toArray()
      .map(({ attribs }) => attribs["href"] ?? ""),
  );
  expect(broken).toEqual([]);
});

test("is not read as something that is said to visitors", async () => {
  const addresses: string[] = [];
  for await (const { address } of readBuiltTexts(PUBLIC, (path) => !path.includes("design"))) {
    addresses.push(address);
  }
  expect(addresses).toEqual([]);
  expect(existsSync(join(PUBLIC, "page-data/design/page-data.json"))).toBe(true);
});

test("every chapter of its contents is there under its id, no id is there twice, and every link leads somewhere", () => {
  const ids = document("[id]")
    .toArray()
    .map(({ attribs }) => attribs["id"] ?? "");
  expect(repeated(ids)).toEqual([]);
  const chapters = document("main ol")
    .first()
    .find("a")
    .toArray()
    .map(({ attribs }) => attribs["href"]?.slice(1) ?? "");
  expect(chapters.length).toBeGreaterThan(15);
  expect(chapters.filter((id) => !ids.includes(id))).toEqual([]);
  const addresses = document("a[href^='/'], img[src^='/']")
    .toArray()
    .map(({ attribs }) => attribs["href"] ?? attribs["src"] ?? "");
  expect(addresses.filter((address) => !exists(address))).toEqual([]);
});

test("shows every part that there is", () => {
  const parts = readdirSync(join(ROOT, "src/ui")).flatMap((file) => /^([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? []);
  const shown = document("main section.band > .wrap > div:first-child > p:first-child")
    .toArray()
    .map((source) => document(source).text())
    .join("; ");
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(shown))).toEqual([]);
});

test("nothing that visitors load knows its states or its styles", async () => {
  const sheetsOf = await styleSheets(PUBLIC);
  const own = new Set(sheetsOf("component---src-review-design-template-tsx").map(({ address }) => address));
  const broken = brokenBy(PAGES, (page) => {
    const sheets = documentOf(page)("style[data-href]")
      .toArray()
      .map(({ attribs }) => attribs["data-href"] ?? "")
      .filter((address) => own.has(address));
    return [
      ...unless(!documentOf(page).html().includes(FORCED_STATE_ATTRIBUTE), "there is a word of forced states"),
      // The sheet that all pages share, and no other.
      ...difference("the number of its style sheets", sheets.length, 1),
    ];
  });
  expect(broken).toEqual([]);
});
