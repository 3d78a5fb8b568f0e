import { load } from "cheerio";
import { articleFeed } from "../../../src/publish/feeds/article-feed";
import { robotsText, securityText } from "../../../src/publish/machine-files/machine-files";
import { byLanguage } from "../../../src/core/languages";
import { route } from "./routes";

test("the feed has the newest article first, the date of the last change, and titles as text", () => {
  const card = (title: string) => {
    const text = byLanguage(() => title);
    return { title: text, summary: text, label: text };
  };
  const articles = [
    { id: "old", author: "brand", published: "2024-01-01", modified: "2026-03-01", card: card("Old") },
    { id: "new", author: "brand", published: "2025-01-01", modified: "2025-01-01", card: card("New & <chips> ]]>") },
  ];
  const feed = articleFeed(
    "de",
    "https://www.example.com",
    { articles: { articles }, business: { brand: "Acme" } },
    ["explore-cyprus", "old", "new"].map((id) => route(id)),
    { text: (_, namespace) => namespace, localized: (language, text) => text[language] },
  );
  const document = load(feed, { xml: true });
  const titles = document("entry > title").toArray();
  expect(titles.map((title) => document(title).text())).toEqual(["New & <chips> ]]>", "Old"]);
  expect(document("feed > updated").text()).toBe("2026-03-01T00:00:00Z");
});

test("robots.txt of a preview names no sitemap, but lets crawlers in, so that they see that pages are not to be listed", () => {
  expect(robotsText("https://www.example.com", true)).toContain("Sitemap: https://www.example.com/sitemap-index.xml");
  expect(robotsText("https://www.example.com", false)).not.toContain("Sitemap");
  expect(robotsText("https://www.example.com", false)).not.toContain("Disallow");
});

const at = (moment: string) =>
  securityText("https://www.example.com", { email: "desk@cars.example", isPlaceholder: false }, new Date(moment));

test("writes the same file for all builds of a month", () => {
  expect(at("2026-11-01T00:00:00Z")).toBe(at("2026-11-30T23:59:59Z"));
});

test.each(["2026-01-01T00:00:00Z", "2028-02-29T12:00:00Z"])(
  "is valid for at least ten months and less than a year, built at %s",
  (moment) => {
    const days = (Date.parse(/^Expires: (.+)$/m.exec(at(moment))?.[1] ?? "") - Date.parse(moment)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
