import { load } from "cheerio";
import type { SiteTexts } from "../../../../src/content/site-texts";
import { byLanguage } from "../../../../src/core/languages";
import type { SiteData } from "../../../../src/core/schemas";
import { articleFeed } from "../../../../src/publish/feeds/article-feed";
import { robotsText } from "../../../../src/publish/machine-files/machine-files";
import { sitemapPages } from "../../../../src/publish/machine-files/sitemap";
import { route } from "../routes";

type Article = SiteData["articles"]["articles"][number];

const article = (id: string, published: string, modified: string): Article => ({
  id,
  author: "brand",
  published,
  modified,
  picture: "p",
  slugs: byLanguage(() => id),
  formerly: [],
  related: [],
});

const TEXTS: SiteTexts = {
  text: (_, namespace, key) => (key === "card.title" ? `${namespace} & <chips> ]]>` : key),
  headline: () => [],
  list: () => [],
  keys: () => [],
};

const feed = (...articles: Article[]) =>
  load(
    articleFeed(
      "de",
      "https://www.example.com",
      { articles: { cards: [], articles }, business: { brand: "Acme" } },
      routesOf(articles),
      TEXTS,
    ),
    { xml: true },
  );
const routesOf = (articles: readonly Article[]) => [route("explore-cyprus"), ...articles.map(({ id }) => route(id))];

test("the feed has the newest article first, the date of the last change, and titles as text", () => {
  const document = feed(article("old", "2024-01-01", "2026-03-01"), article("new", "2025-01-01", "2025-01-01"));
  const titles = document("entry > title").toArray();
  expect(titles.map((title) => document(title).text())).toEqual(["article-new & <chips> ]]>", "article-old & <chips> ]]>"]);
  expect(document("feed > updated").text()).toBe("2026-03-01T00:00:00Z");
});

test("the sitemap leaves out pages that replace others and names each page in every language", () => {
  const pages = sitemapPages([route("guide"), route("not-found"), route("offline")], "https://www.example.com");
  expect(pages.map(({ path }) => path)).toEqual(["/guide", "/el/guide", "/tr/guide", "/ru/guide", "/de/guide"]);
  expect(pages[4]).toMatchObject({ lastmod: "2026-01-02" });
  expect(pages[4]?.links).toHaveLength(6);
  expect(pages[4]?.links).toContainEqual({ lang: "x-default", url: "https://www.example.com/guide" });
});

test("robots.txt of a preview names no sitemap, but lets crawlers in, so that they see that pages are not to be listed", () => {
  expect(robotsText("https://www.example.com", true)).toContain("Sitemap: https://www.example.com/sitemap-index.xml");
  expect(robotsText("https://www.example.com", false)).not.toContain("Sitemap");
  expect(robotsText("https://www.example.com", false)).not.toContain("Disallow");
});
