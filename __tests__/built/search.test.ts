import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import sharp from "sharp";
import { summaryPath } from "../../src/publish/machine-files/services-summary";
import { readSiteData } from "../../src/content/site-data";
import { feedPath } from "../../src/core/routes/feed";
import { formatTelephone } from "../../src/core/business/business";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/core/languages";
import { optionOf } from "../../src/core/language-options";
import { isListed } from "../../src/core/routes/routes";
import { SITE_ROOT } from "../site-root";
import {
  type BuiltPage,
  PAGES,
  PUBLIC,
  ROUTES,
  brokenBy,
  difference,
  documentOf,
  exists,
  htmlFiles,
  plain,
  repeated,
  unless,
} from "./site";

const data = readSiteData(SITE_ROOT);
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
function alternatesOf(document: CheerioAPI): readonly (readonly [language: string, address: string])[] {
  return document('head > link[rel="alternate"][hreflang]')
    .toArray()
    .map((link) => [link.attribs["hreflang"] ?? "", link.attribs["href"] ?? ""]);
}

function xml(path: string): CheerioAPI {
  return load(readFileSync(join(PUBLIC, path), "utf8"), { xml: true });
}

describe("the head of every page that may be listed", () => {
  test("has a title and a description that search engines show whole", () => {
    const broken = brokenBy(LISTED, (page) => {
      const document = documentOf(page);
      const [title, description] = [document("head > title").text(), metaOf(document, "description")];
      return [
        ...difference("the number of titles", document("head > title").length, 1),
        ...unless(title !== "" && title.length <= LONGEST_TITLE, `the title has ${String(title.length)} characters`),
        ...unless(
          description !== "" && description.length <= LONGEST_DESCRIPTION,
          `the description has ${String(description.length)} characters`,
        ),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("names its own address, and only that, as the canonical one, and may be listed", () => {
    const broken = brokenBy(LISTED, (page) => {
      const document = documentOf(page);
      const canonical = document('head > link[rel="canonical"]')
        .toArray()
        .map(({ attribs }) => attribs["href"]);
      return [
        ...difference("the canonical address", canonical, [`${SITE_URL}${page.path}`]),
        ...difference("what robots are told", metaOf(document, "robots"), ""),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("names the page in every language, itself among them, and each of those names it in turn", () => {
    const broken = brokenBy(LISTED, (page) => {
      const alternates = alternatesOf(documentOf(page));
      const paths = ROUTES.find(({ id }) => id === page.routeId)?.paths;
      const expected = [...LANGUAGES, "x-default" as const].map((language) => [
        language,
        `${SITE_URL}${paths?.[language === "x-default" ? DEFAULT_LANGUAGE : language] ?? ""}`,
      ]);
      return [
        ...difference("the list of languages", alternates, expected),
        ...alternates.flatMap(([, address]) =>
          difference(`the list at ${address}`, alternatesOf(documentOf(pageAt(address.slice(SITE_URL.length)))), alternates),
        ),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("tells social networks of the page in its language", () => {
    const broken = brokenBy(LISTED, (page) => {
      const document = documentOf(page);
      const title = document("head > title").text();
      const squeezed = (text: string): string => plain(text).replaceAll(" ", "");
      return [
        ...difference("og:title", metaOf(document, "og:title"), title),
        ...difference("twitter:title", metaOf(document, "twitter:title"), title),
        ...difference("og:description", metaOf(document, "og:description"), metaOf(document, "description")),
        ...difference("twitter:card", metaOf(document, "twitter:card"), "summary_large_image"),
        ...difference("og:locale", metaOf(document, "og:locale"), optionOf(page.language).openGraph),
        ...difference("the number of other locales", document('meta[property="og:locale:alternate"]').length, LANGUAGES.length - 1),
        ...unless(
          squeezed(metaOf(document, "og:image:alt")).startsWith(squeezed(document("h1").text())),
          `the picture's text “${metaOf(document, "og:image:alt")}” does not begin with the headline`,
        ),
      ];
    });
    expect(broken).toEqual([]);
  });

  test("offers the feed of its language, both colours of the browser's frame, manifest and icons", () => {
    const broken = brokenBy(LISTED, (page) => {
      const document = documentOf(page);
      const colours = document('head > meta[name="theme-color"]')
        .toArray()
        .map((meta) => meta.attribs["media"]);
      const files = ["manifest", "icon", "apple-touch-icon"].map((kind) => document(`head > link[rel~="${kind}"]`).attr("href"));
      return [
        ...difference("the feed", document('head > link[type="application/atom+xml"]').attr("href"), feedPath(page.language)),
        ...difference("the list of colours", colours, ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]),
        ...files.flatMap((href) => unless(href !== undefined && exists(href), `${String(href)} does not exist`)),
      ];
    });
    expect(broken).toEqual([]);
  });
});

test("the social picture of every page has the stated size and is light", async () => {
  const pictures = new Map<string, { readonly size: readonly unknown[]; readonly bytes: number }>();
  for (const page of PAGES) {
    const file = join(PUBLIC, metaOf(documentOf(page), "og:image").slice(SITE_URL.length));
    if (existsSync(file)) {
      const { width, height, format } = await sharp(file).metadata();
      pictures.set(page.path, { size: [width, height, `image/${format}`], bytes: statSync(file).size });
    }
  }
  const broken = brokenBy(PAGES, (page) => {
    const document = documentOf(page);
    const picture = pictures.get(page.path);
    const stated = [
      Number(metaOf(document, "og:image:width")),
      Number(metaOf(document, "og:image:height")),
      metaOf(document, "og:image:type"),
    ];
    return [
      ...difference("twitter:image", metaOf(document, "twitter:image"), metaOf(document, "og:image")),
      ...difference("the picture", picture?.size, stated),
      ...difference("the stated size", stated, [1200, 630, "image/jpeg"]),
      ...unless((picture?.bytes ?? 0) < LARGEST_SOCIAL_PICTURE, `the picture has ${String(picture?.bytes)} bytes`),
    ];
  });
  expect(broken).toEqual([]);
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
          address: sitemap(url).children("loc").text(),
          modified: sitemap(url).children("lastmod").text(),
          alternates: sitemap(url)
            .children("xhtml\\:link")
            .toArray()
            .map((link) => [link.attribs["hreflang"], link.attribs["href"]]),
        }));
    });

  test("is named by robots.txt", () => {
    expect(readFileSync(join(PUBLIC, "robots.txt"), "utf8")).toContain(`Sitemap: ${SITE_URL}/sitemap-index.xml`);
  });

  test("lists exactly the pages that may be listed", () => {
    const built = PAGES.filter((page) => !metaOf(documentOf(page), "robots").includes("noindex"));
    expect(entries.map(({ address }) => address).sort()).toEqual(
      built.map((page) => documentOf(page)('link[rel="canonical"]').attr("href") ?? "").sort(),
    );
    expect(entries).toHaveLength(LISTED.length);
    // Every HTML file is one of these pages.
    expect(htmlFiles()).toHaveLength(PAGES.length);
  });

  test("gives each page the same translations as its head, and the day of its last change", () => {
    const broken = brokenBy(entries, ({ path, modified, alternates }) => {
      const page = pageAt(path);
      return [
        ...difference("the list of translations", alternates, alternatesOf(documentOf(page))),
        ...difference("the day", modified.slice(0, 10), ROUTES.find(({ id }) => id === page.routeId)?.modified),
      ];
    });
    expect(broken).toEqual([]);
  });
});

describe("the feed of every language", () => {
  const feeds = LANGUAGES.map((language) => ({ language, path: feedPath(language), feed: xml(feedPath(language)) }));

  test("has what Atom requires of a feed", () => {
    const broken = brokenBy(feeds, ({ language, path, feed }) => [
      ...difference("the namespace", feed("feed").attr("xmlns"), "http://www.w3.org/2005/Atom"),
      ...difference("the language", feed("feed").attr("xml:lang"), language),
      ...["id", "title", "updated"].flatMap((element) => difference(`the number of ${element}`, feed(`feed > ${element}`).length, 1)),
      ...unless(feed("feed > author > name").text() !== "", "there is no author"),
      ...difference("its own address", feed('feed > link[rel="self"]').attr("href"), `${SITE_URL}${path}`),
    ]);
    expect(broken).toEqual([]);
  });

  test("announces every article in this language, each under an id that no other has", () => {
    const broken = brokenBy(feeds, ({ language, feed }) => {
      const entries = feed("feed > entry").toArray();
      const articles = PAGES.filter((page) => page.language === language && data.articles.articles.some(({ id }) => id === page.routeId));
      const addresses = entries.map((entry) => feed(entry).children('link[rel="alternate"]').attr("href") ?? "");
      return [
        ...difference("the list of articles", [...addresses].sort(), articles.map(({ path }) => `${SITE_URL}${path}`).sort()),
        ...repeated(entries.map((entry) => feed(entry).children("id").text())).map((id) => `the id ${id} is there twice`),
        ...entries.flatMap((entry, place) => {
          const textOf = (element: string): string => feed(entry).children(element).text();
          const about = addresses[place] ?? "";
          return [
            ...unless(textOf("title") !== "", `${about} has no title`),
            ...unless(!/[{}<>]/.test(textOf("summary")), `the summary of ${about} is “${textOf("summary")}”`),
            ...unless(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/.test(textOf("updated")), `the day of ${about} is “${textOf("updated")}”`),
          ];
        }),
      ];
    });
    expect(broken).toEqual([]);
  });
});

describe("the summary for machines in every language", () => {
  const summaries = LANGUAGES.map((language) => ({
    language,
    path: summaryPath(language),
    summary: readFileSync(join(PUBLIC, summaryPath(language)), "utf8"),
  }));

  test("says who this is, what it offers and where, with the facts filled in", () => {
    const broken = brokenBy(summaries, ({ summary }) => [
      ...unless(summary.startsWith(`# ${data.business.brand}\n\n> `), "it does not begin with the brand"),
      ...unless((summary.match(/^## /gm) ?? []).length >= 7, "a section is missing"),
      ...(summary.match(/[{}]|\*\*|\bundefined\b|<\/?\w/g) ?? []),
      ...unless(summary.includes(formatTelephone(data.business.phones.local)), "the telephone is missing"),
    ]);
    expect(broken).toEqual([]);
  });

  test("links every page of its language, and no page that does not exist", () => {
    const broken = brokenBy(summaries, ({ language, summary }) => {
      const addresses = Array.from(summary.matchAll(/\]\((?<address>[^)]+)\)/g), (match) => match.groups?.["address"] ?? "");
      const expected = LISTED.filter((page) => page.language === language).map((page) => `${SITE_URL}${page.path}`);
      return [
        ...expected.filter((address) => !addresses.includes(address)).map((address) => `${address} is not linked`),
        ...addresses.filter((address) => !exists(address.slice(SITE_URL.length))).map((address) => `${address} does not exist`),
      ];
    });
    expect(broken).toEqual([]);
  });
});
