import { load } from "cheerio";
import { LANGUAGES } from "../../../../src/core/languages";
import { articleFeed } from "../../../../src/publish/feeds/article-feed";
import { robotsText } from "../../../../src/publish/machine-files/machine-files";
import { sitemapPages } from "../../../../src/publish/machine-files/sitemap";
import { route } from "../routes";

test("the feed has the newest article first, the date of the last change, and titles as text", () => {
  const articles = [
    { id: "old", author: "brand", published: "2024-01-01", modified: "2026-03-01" },
    { id: "new", author: "brand", published: "2025-01-01", modified: "2025-01-01" },
  ];
  const feed = articleFeed(
    "de",
    "https://www.example.com",
    { articles: { articles }, business: { brand: "Acme" } },
    ["explore-cyprus", "old", "new"].map((id) => route(id)),
    { text: (_, namespace) => `${namespace} & <chips> ]]>` },
  );
  const document = load(feed, { xml: true });
  const titles = document("entry > title").toArray();
  expect(titles.map((title) => document(title).text())).toEqual(["article-new & <chips> ]]>", "article-old & <chips> ]]>"]);
  expect(document("feed > updated").text()).toBe("2026-03-01T00:00:00Z");
});

test("the sitemap leaves out pages that replace others and names each page in every language", () => {
  const pages = sitemapPages([route("guide"), route("not-found"), route("offline")], "https://www.example.com");
  expect(pages.map(({ path }) => path)).toEqual(LANGUAGES.map((language) => route("guide").paths[language]));
  expect(pages[1]).toMatchObject({ lastmod: "2026-01-02" });
  expect(pages[1]?.links).toHaveLength(LANGUAGES.length + 1);
  expect(pages[1]?.links).toContainEqual({ lang: "x-default", url: "https://www.example.com/guide" });
});

test("robots.txt of a preview names no sitemap, but lets crawlers in, so that they see that pages are not to be listed", () => {
  expect(robotsText("https://www.example.com", true)).toContain("Sitemap: https://www.example.com/sitemap-index.xml");
  expect(robotsText("https://www.example.com", false)).not.toContain("Sitemap");
  expect(robotsText("https://www.example.com", false)).not.toContain("Disallow");
});
