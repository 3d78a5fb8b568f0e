import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSiteData } from "../../src/content/site-data";
import { articleNamespace } from "../../src/core/routes/route-table";
import { articleTextsSchema } from "../../src/core/schemas/article-texts";
import { SITE_ROOT } from "../site-root";
import { PAGES, ROUTES, brokenBy, difference, documentOf } from "./site";

const { cards, articles } = readSiteData(SITE_ROOT).articles;
const ARTICLES = PAGES.filter(({ routeId }) => articles.some(({ id }) => id === routeId));

test("every article has a table of contents that leads to each of its sections", () => {
  const broken = brokenBy(ARTICLES, (page) => {
    const file = join(SITE_ROOT, "locales", page.language, `${articleNamespace(page.routeId)}.json`);
    const { sections } = articleTextsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    const links = documentOf(page)('main nav[aria-labelledby="contents"] a').toArray();
    return difference(
      "the table of contents",
      links.map(({ attribs }) => attribs["href"]),
      sections.map(({ id }) => `#${id}`),
    );
  });
  expect(broken).toEqual([]);
});

test("every story leads to the ones before and after it in the travel guide", () => {
  const stories = PAGES.filter(({ routeId }) => cards.includes(routeId));
  const broken = brokenBy(stories, (page) => {
    const place = cards.indexOf(page.routeId);
    const pathOf = (id: string | undefined) => ROUTES.find((route) => route.id === id)?.paths[page.language];
    return [
      ...difference("the story before it", documentOf(page)('main nav a[rel="prev"]').attr("href"), pathOf(cards[place - 1])),
      ...difference("the story after it", documentOf(page)('main nav a[rel="next"]').attr("href"), pathOf(cards[place + 1])),
    ];
  });
  expect(broken).toEqual([]);
});
