import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import sharp from "sharp";
import { DEFAULT_LANGUAGE, LANGUAGES, localeOf } from "../../src/i18n/languages";
import { currentSite } from "../../src/content/site-data";
import { keptFromSearchEngines } from "../../src/i18n/routes/site-url";
import { hasSampleContent } from "../../src/review/go-live";
import { NON_VISITOR_FOLDERS } from "../../src/i18n/routes/folders";
import { isListed } from "../../src/i18n/routes/routes";
import { PAGES, PUBLIC, ROUTES, SITE_URL, difference, documentOf, exists, unless, testEvery } from "./site";
import { LISTED } from "./structured-data/graphs";

/** Whether search engines may list what was built in this environment. */
const IS_FOR_SEARCH_ENGINES = keptFromSearchEngines(process.env, hasSampleContent(currentSite().files)) === undefined;

/** What search engines show of a title and of a description. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

/** Bytes. */
const LARGEST_SOCIAL_PICTURE = 150_000;

function canonicalOf(document: CheerioAPI): string | undefined {
  return document('head > link[rel="canonical"]').attr("href");
}

function metaOf(document: CheerioAPI, name: string): string {
  return document(`head > meta[property="${name}"], head > meta[name="${name}"]`).attr("content") ?? "";
}

/** The addresses of a page in every language, as its head names them. */
function alternatesOf(document: CheerioAPI): readonly (readonly (string | undefined)[])[] {
  return document('head > link[rel="alternate"][hreflang]')
    .toArray()
    .map(({ attribs }) => [attribs["hreflang"], attribs["href"]]);
}

const read = (path: string): string => readFileSync(join(PUBLIC, path), "utf8");
const xml = (path: string): CheerioAPI => load(read(path), { xml: true });

describe("the head of every listed page", () => {
  testEvery("has a title and a description short enough for search engines", LISTED, (page) => {
    const [title, description] = [documentOf(page)("head > title").text(), metaOf(documentOf(page), "description")];
    return [
      ...unless(title !== "" && title.length <= LONGEST_TITLE, `the title has ${String(title.length)} characters`),
      ...unless(
        description !== "" && description.length <= LONGEST_DESCRIPTION,
        `the description has ${String(description.length)} characters`,
      ),
    ];
  });

  testEvery("names its canonical address, and its address in every language", LISTED, (page) => {
    const document = documentOf(page);
    const paths = ROUTES.find(({ id }) => id === page.routeId)?.paths;
    const expected = [...LANGUAGES, "x-default" as const].map((language) => [
      language,
      `${SITE_URL}${paths?.[language === "x-default" ? DEFAULT_LANGUAGE : language] ?? ""}`,
    ]);
    return [
      ...difference("the canonical address", canonicalOf(document), `${SITE_URL}${page.path}`),
      ...difference("what robots are told", metaOf(document, "robots"), IS_FOR_SEARCH_ENGINES ? "" : "noindex, follow"),
      ...difference("the list of languages", alternatesOf(document), expected),
    ];
  });

  testEvery("describes the page for social networks in its language", LISTED, (page) => {
    const document = documentOf(page);
    return [
      ...difference("og:title", metaOf(document, "og:title"), document("head > title").text()),
      ...difference("og:description", metaOf(document, "og:description"), metaOf(document, "description")),
      ...difference("twitter:card", metaOf(document, "twitter:card"), "summary_large_image"),
      ...difference("og:locale", metaOf(document, "og:locale"), localeOf(page.language).replace("-", "_")),
      ...unless(metaOf(document, "og:image:alt") !== "", "the picture has no text"),
    ];
  });

  testEvery("links manifest and icons", LISTED, (page) => {
    const document = documentOf(page);
    const files = ["manifest", "icon", "apple-touch-icon"].map((kind) => document(`head > link[rel~="${kind}"]`).attr("href") ?? "");
    return files.flatMap((href) => unless(href !== "" && exists(href), `“${href}” does not exist`));
  });
});

test("pages for editors and reviewers are kept from search engines", () => {
  const folders = NON_VISITOR_FOLDERS.filter((folder) => existsSync(join(PUBLIC, folder)));
  expect(folders.length).toBeGreaterThan(0);
  folders.forEach((folder) => {
    expect(load(read(`${folder}/index.html`))('meta[name="robots"]').attr("content")).toBe("noindex");
    expect(read("_headers")).toMatch(new RegExp(`^/${folder}/\\*\\n(?: .*\\n)*  X-Robots-Tag: noindex$`, "m"));
  });
});

test("every answer of the server says whether search engines may list the site, and crawlers may read it", () => {
  expect(/^\/\*\n(?: .*\n)*  X-Robots-Tag: noindex$/m.test(read("_headers"))).toBe(!IS_FOR_SEARCH_ENGINES);
  expect(read("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(read("robots.txt")).not.toContain("Disallow");
});

const UNLISTED = PAGES.filter(({ routeId }) => !isListed(routeId));

testEvery("pages that are not listed say so, and have no canonical address", UNLISTED, (page) => [
  ...difference("what robots are told", metaOf(documentOf(page), "robots"), "noindex, follow"),
  ...difference("the canonical address", canonicalOf(documentOf(page)), undefined),
]);

test("the social picture of every page has the stated size, is light, and may be shown by other sites", async () => {
  const findings = await Promise.all(
    PAGES.map(async (page) => {
      const document = documentOf(page);
      const file = join(PUBLIC, metaOf(document, "og:image").slice(SITE_URL.length));
      const { width, height, format } = await sharp(file).metadata();
      const stated = ["width", "height"].map((name) => metaOf(document, `og:image:${name}`));
      return [
        ...difference("the stated size", stated, ["1200", "630"]),
        ...difference("the picture", [String(width), String(height), format], [...stated, "jpeg"]),
        ...unless(statSync(file).size < LARGEST_SOCIAL_PICTURE, `the picture has ${String(statSync(file).size)} bytes`),
      ].map((finding) => `${page.path}: ${finding}`);
    }),
  );
  expect(findings.flat()).toEqual([]);
  expect(read("_headers")).toMatch(/^\/static\/\*\.jpg\n {2}Cross-Origin-Resource-Policy: cross-origin$/m);
});

describe("the sitemap", () => {
  const index = xml("sitemap-index.xml");
  const entries = index("sitemap > loc")
    .toArray()
    .flatMap((loc) => {
      const sitemap = xml(index(loc).text().slice(SITE_URL.length));
      return sitemap("url")
        .toArray()
        .map((url) => ({
          path: sitemap(url).children("loc").text().slice(SITE_URL.length),
          modified: sitemap(url).children("lastmod").text().slice(0, 10),
          alternates: sitemap(url)
            .children("xhtml\\:link")
            .toArray()
            .map(({ attribs }) => [attribs["hreflang"], attribs["href"]]),
        }));
    });

  test("is named by robots.txt when search engines may list the site", () => {
    expect(read("robots.txt").includes(`Sitemap: ${SITE_URL}/sitemap-index.xml`)).toBe(IS_FOR_SEARCH_ENGINES);
  });

  test("lists exactly the listed pages", () => {
    expect(entries.map(({ path }) => path).sort()).toEqual(LISTED.map(({ path }) => path).sort());
  });

  testEvery("has the translations of each page and the day of its last change", LISTED, (page) => {
    const entry = entries.find(({ path }) => path === page.path);
    return [
      ...difference("the list of translations", entry?.alternates, alternatesOf(documentOf(page))),
      ...difference("the day", entry?.modified, ROUTES.find(({ id }) => id === page.routeId)?.modified),
    ];
  });
});
