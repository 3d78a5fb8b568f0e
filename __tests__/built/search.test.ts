import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import sharp from "sharp";
import { readSiteData } from "../../src/build/site-data";
import { feedPath } from "../../src/site/feed";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/site/languages";
import { optionOf } from "../../src/site/language-options";
import { isListed } from "../../src/site/routes";
import { ROOT } from "../project-root";
import { type BuiltPage, PAGES, PUBLIC, documentOf, exists, htmlFiles } from "./site";

const SITE_URL = new URL(documentOf(pageAt("/"))('link[rel="canonical"]').attr("href") ?? "").origin;
const LISTED = PAGES.filter(({ routeId }) => isListed(routeId));
/** What search engines show of a title and of a description before they cut it. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;
const LARGEST_SOCIAL_PICTURE = 150_000;

function pageAt(path: string): BuiltPage {
  const page = PAGES.find((candidate) => candidate.path === path);
  if (page === undefined) {
    throw new Error(`There is no page at ${path}.`);
  }
  return page;
}

function metaOf(document: CheerioAPI, name: string): string {
  return document(`head > meta[property="${name}"], head > meta[name="${name}"]`).attr("content") ?? "";
}

/** The addresses of a page by the language that its head gives them. */
function alternatesOf(document: CheerioAPI): ReadonlyMap<string, string> {
  return new Map(
    document('head > link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => [link.attribs["hreflang"] ?? "", link.attribs["href"] ?? ""]),
  );
}

function xml(path: string): CheerioAPI {
  return load(readFileSync(join(PUBLIC, path), "utf8"), { xml: true });
}

describe.each(LISTED)("the head of $path", (page) => {
  const document = documentOf(page);

  test("has a title and a description that search engines show whole", () => {
    expect(document("head > title")).toHaveLength(1);
    expect(document("head > title").text().length).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(metaOf(document, "description").length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    expect(metaOf(document, "description").length).toBeGreaterThan(50);
  });

  test("names its own address, and only that, as the canonical one", () => {
    const canonical = document('head > link[rel="canonical"]');
    expect(canonical).toHaveLength(1);
    expect(canonical.attr("href")).toBe(`${SITE_URL}${page.path}`);
  });

  test("names the page in every language, itself among them, and each of those names it in turn", () => {
    const alternates = alternatesOf(document);
    expect([...alternates.keys()]).toEqual([...LANGUAGES, "x-default"]);
    expect(alternates.get(page.language)).toBe(`${SITE_URL}${page.path}`);
    expect(alternates.get("x-default")).toBe(alternates.get(DEFAULT_LANGUAGE));
    for (const address of alternates.values()) {
      const other = documentOf(pageAt(address.slice(SITE_URL.length)));
      expect(alternatesOf(other)).toEqual(alternates);
    }
  });

  test("tells social networks of the page in its language", () => {
    const title = document("head > title").text();
    expect(metaOf(document, "og:title")).toBe(title);
    expect(metaOf(document, "twitter:title")).toBe(title);
    expect(metaOf(document, "og:description")).toBe(metaOf(document, "description"));
    expect(metaOf(document, "twitter:card")).toBe("summary_large_image");
    expect(metaOf(document, "og:locale")).toBe(optionOf(page.language).openGraph);
    expect(document('meta[property="og:locale:alternate"]')).toHaveLength(LANGUAGES.length - 1);
    const [firstWord = ""] = document("h1").text().replaceAll("\u00ad", "").trim().split(/\s+/);
    expect(metaOf(document, "og:image:alt").startsWith(firstWord)).toBe(true);
  });

  test("offers the feed of its language, both colours of the browser's frame, manifest and icons", () => {
    expect(document('head > link[type="application/atom+xml"]').attr("href")).toBe(feedPath(page.language));
    expect(
      document('head > meta[name="theme-color"]')
        .toArray()
        .map((meta) => meta.attribs["media"]),
    ).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    const files = document('head > link[rel="manifest"], head > link[rel~="icon"], head > link[rel="apple-touch-icon"]').toArray();
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(files.map((link) => link.attribs["href"] ?? "").filter((href) => !exists(href))).toEqual([]);
  });

  test("may be listed", () => {
    expect(document('meta[name="robots"]')).toHaveLength(0);
  });
});

test.each(PAGES)("the social picture of $path has the stated size and is light", async (page) => {
  const document = documentOf(page);
  const file = join(PUBLIC, metaOf(document, "og:image").slice(SITE_URL.length));
  expect(metaOf(document, "twitter:image")).toBe(metaOf(document, "og:image"));
  expect(existsSync(file)).toBe(true);
  const { width, height, format } = await sharp(file).metadata();
  expect({ width: String(width), height: String(height), type: `image/${format}` }).toEqual({
    width: metaOf(document, "og:image:width"),
    height: metaOf(document, "og:image:height"),
    type: metaOf(document, "og:image:type"),
  });
  expect([width, height]).toEqual([1200, 630]);
  expect(statSync(file).size).toBeLessThan(LARGEST_SOCIAL_PICTURE);
});

describe("the sitemap", () => {
  const index = xml("sitemap-index.xml");
  const sitemaps = index("sitemap > loc")
    .toArray()
    .map((loc) => xml(index(loc).text().slice(SITE_URL.length)));

  test("is named by robots.txt", () => {
    expect(readFileSync(join(PUBLIC, "robots.txt"), "utf8")).toContain(`Sitemap: ${SITE_URL}/sitemap-index.xml`);
  });

  test("lists exactly the pages that may be listed", () => {
    const listed = sitemaps.flatMap((sitemap) =>
      sitemap("url > loc")
        .toArray()
        .map((loc) => sitemap(loc).text()),
    );
    const indexable = htmlFiles()
      .map((file) => load(readFileSync(file, "utf8")))
      .filter((document) => !metaOf(document, "robots").includes("noindex"))
      .map((document) => document('link[rel="canonical"]').attr("href"));
    expect([...listed].sort()).toEqual([...indexable].sort());
    expect(listed).toHaveLength(LISTED.length);
  });

  test("gives each page the same translations as its head, and the day of its last change", () => {
    for (const sitemap of sitemaps) {
      for (const url of sitemap("url").toArray()) {
        const address = sitemap(url).find("loc").text();
        const links = sitemap(url)
          .children("xhtml\\:link")
          .toArray()
          .map((link) => [link.attribs["hreflang"], link.attribs["href"]] as const);
        expect(links).toEqual([...alternatesOf(documentOf(pageAt(address.slice(SITE_URL.length))))]);
        expect(new Date(sitemap(url).find("lastmod").text()).getTime()).toBeLessThanOrEqual(Date.now());
      }
    }
  });

  test("dates an article by its own data", () => {
    const { articles } = readSiteData(ROOT).articles;
    const dates = new Map(
      sitemaps.flatMap((sitemap) =>
        sitemap("url")
          .toArray()
          .map((url) => [sitemap(url).find("loc").text(), sitemap(url).find("lastmod").text().slice(0, 10)] as const),
      ),
    );
    expect(articles.map(({ slugs }) => dates.get(`${SITE_URL}/de/${slugs.de}`))).toEqual(articles.map(({ modified }) => modified));
  });
});

describe.each(LANGUAGES.map((language) => [language, xml(feedPath(language))] as const))("the feed in %s", (language, feed) => {
  test("has what Atom requires of a feed", () => {
    expect(feed("feed").attr("xmlns")).toBe("http://www.w3.org/2005/Atom");
    expect(feed("feed").attr("xml:lang")).toBe(language);
    ["id", "title", "updated"].forEach((element) => {
      expect(feed(`feed > ${element}`)).toHaveLength(1);
    });
    expect(feed("feed > author > name").text()).not.toBe("");
    expect(feed('feed > link[rel="self"]').attr("href")).toBe(`${SITE_URL}${feedPath(language)}`);
  });

  test("announces every article in this language, each under an id of its own", () => {
    const entries = feed("feed > entry").toArray();
    const articles = PAGES.filter(
      (page) => page.language === language && readSiteData(ROOT).articles.articles.some(({ id }) => id === page.routeId),
    );
    const addresses = entries.map((entry) => feed(entry).children('link[rel="alternate"]').attr("href"));
    expect([...addresses].sort()).toEqual(articles.map(({ path }) => `${SITE_URL}${path}`).sort());
    expect(new Set(entries.map((entry) => feed(entry).children("id").text())).size).toBe(articles.length);
    entries.forEach((entry) => {
      expect(feed(entry).children("title").text()).not.toBe("");
      expect(feed(entry).children("summary").text()).not.toMatch(/[{}<>]/);
      expect(feed(entry).children("updated").text()).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    });
  });
});

describe.each(LANGUAGES)("the summary for machines in %s", (language) => {
  const path = language === DEFAULT_LANGUAGE ? "/llms.txt" : `/${language}/llms.txt`;
  const summary = readFileSync(join(PUBLIC, path), "utf8");

  test("says who this is, what it offers and where, with the facts filled in", () => {
    expect(summary).toMatch(/^# \S.*\n\n> \S/);
    expect(summary.match(/^## /gm)?.length).toBeGreaterThanOrEqual(7);
    expect(summary).not.toMatch(/[{}]|\*\*|undefined|<\/?\w/);
    expect(summary).toContain("+357");
  });

  test("links every page of its language, and no page that does not exist", () => {
    const addresses = Array.from(summary.matchAll(/\]\((?<address>[^)]+)\)/g), (match) => match.groups?.["address"] ?? "");
    const expected = LISTED.filter((page) => page.language === language).map((page) => `${SITE_URL}${page.path}`);
    expect(expected.filter((address) => !addresses.includes(address))).toEqual([]);
    expect(addresses.filter((address) => !exists(address.slice(SITE_URL.length)))).toEqual([]);
  });
});
