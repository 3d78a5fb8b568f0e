import { load } from "cheerio";
import { atomFeed } from "../../../../src/publish/feeds/atom-feed";
import { robotsText } from "../../../../src/publish/machine-files/machine-files";
import { sitemapPages } from "../../../../src/publish/machine-files/sitemap";
import { route } from "../routes";

const entry = (id: string, published: string, modified: string, title = id) => ({
  id,
  title,
  summary: "s",
  category: "c",
  path: `/de/${id}`,
  author: "Acme",
  published,
  modified,
});
const feed = (...entries: ReturnType<typeof entry>[]) =>
  atomFeed({
    language: "de",
    siteUrl: "https://www.example.com",
    path: "/de/feed.xml",
    pagePath: "/de/guide",
    title: "T",
    subtitle: "S",
    author: "Acme",
    entries,
  });

describe("the feed", () => {
  test("has the newest article first and the date of the last change", () => {
    const document = load(feed(entry("old", "2024-01-01", "2026-03-01"), entry("new", "2025-01-01", "2025-01-01")), { xml: true });
    expect(
      document("entry > title")
        .toArray()
        .map((title) => document(title).text()),
    ).toEqual(["new", "old"]);
    expect(document("feed > updated").text()).toBe("2026-03-01T00:00:00Z");
  });

  test("keeps what looks like markup as text", () => {
    const document = load(feed(entry("a", "2024-01-01", "2024-01-01", "Fish & <chips> ]]>")), { xml: true });
    expect(document("entry > title").text()).toBe("Fish & <chips> ]]>");
    expect(document("chips")).toHaveLength(0);
  });
});

test("the sitemap leaves out the pages that stand in for others and names each page in every language", () => {
  const pages = sitemapPages([route("guide"), route("not-found"), route("offline")], "https://www.example.com");
  expect(pages.map(({ path }) => path)).toEqual(["/guide", "/el/guide", "/tr/guide", "/ru/guide", "/de/guide"]);
  expect(pages[4]).toMatchObject({ lastmod: "2026-01-02" });
  expect(pages[4]?.links).toHaveLength(6);
  expect(pages[4]?.links).toContainEqual({ lang: "x-default", url: "https://www.example.com/guide" });
});

test("previews do not name their sitemap, but may be read, so that a crawler sees that they are not to be listed", () => {
  expect(robotsText("https://www.example.com", true)).toContain("Sitemap: https://www.example.com/sitemap-index.xml");
  expect(robotsText("https://www.example.com", false)).not.toContain("Sitemap");
  expect(robotsText("https://www.example.com", false)).not.toContain("Disallow");
});
