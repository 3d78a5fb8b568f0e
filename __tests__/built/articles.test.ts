import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ARTICLE_PARENT, articleNamespace } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { readSiteTexts } from "../../src/content/site-texts";
import { NAVIGATION } from "../../src/core/routes/routes";
import { type ArticleTexts, articleTextsSchema } from "../../src/core/schemas/article-texts";
import { SITE_ROOT } from "../site-root";
import { type BuiltPage, PAGES, ROUTES, brokenBy, difference, documentOf, plain, unless } from "./site";

const data = readSiteData(SITE_ROOT);
const { cards, articles } = data.articles;
const texts = readSiteTexts(SITE_ROOT, data, ROUTES);
const ARTICLES = PAGES.filter(({ routeId }) => articles.some(({ id }) => id === routeId));

/** What the sections of an article have, with the names of facts in their texts. */
function sectionsOf({ routeId, language }: BuiltPage): ArticleTexts["sections"] {
  const file = join(SITE_ROOT, "locales", language, `${articleNamespace(routeId)}.json`);
  return articleTextsSchema.parse(JSON.parse(readFileSync(file, "utf8"))).sections;
}

const pathOf = (id: string | undefined, { language }: BuiltPage): string | undefined =>
  ROUTES.find((route) => route.id === id)?.paths[language];

test("every article opens with its lede, before the table of contents, which leads to each of its sections", () => {
  const broken = brokenBy(ARTICLES, (page) => {
    const document = documentOf(page);
    const lede = document('main [class*="--standfirst--"]');
    const contents = lede
      .nextAll("nav")
      .find("a")
      .toArray()
      .map(({ attribs }) => attribs["href"]);
    return [
      ...difference("the lede", plain(lede.text()), plain(texts.text(page.language, articleNamespace(page.routeId), "standfirst"))),
      ...difference(
        "the table of contents",
        contents,
        sectionsOf(page).map(({ id }) => `#${id}`),
      ),
    ];
  });
  expect(broken).toEqual([]);
});

test("every article sets apart the figures and the sentences that its texts do, a figure below the paragraph that says it", () => {
  const broken = brokenBy(ARTICLES, (page) => {
    const document = documentOf(page);
    const sections = sectionsOf(page);
    const facts = document('main [class*="--fact--"]').toArray();
    const misplaced = facts.filter((fact) => {
      const figure = plain(document(fact).children("b").text());
      const paragraphs = document(fact).siblings("p").toArray();
      const isSaid = paragraphs.some((paragraph) => plain(document(paragraph).text()).includes(figure));
      return isSaid && !plain(document(fact).prev("p").text()).includes(figure);
    });
    return [
      ...difference("the number of figures", facts.length, sections.filter(({ fact }) => fact !== undefined).length),
      ...difference(
        "the number of sentences",
        document('main [class*="--pull--"]').length,
        sections.filter(({ pull }) => pull !== undefined).length,
      ),
      ...misplaced.map((fact) => `“${document(fact).text()}” is not below the paragraph that says it`),
    ];
  });
  expect(broken).toEqual([]);
});

test("every article belongs to the travel guide in the navigation", () => {
  const isInNavigation = NAVIGATION.some((route) => route === ARTICLE_PARENT);
  const broken = brokenBy(ARTICLES, (page) => {
    const current = documentOf(page)("header nav a[aria-current]:not([lang])").toArray();
    return [
      ...difference("whether the navigation marks a page", current.length > 0, isInNavigation),
      ...current.flatMap(({ attribs }) => [
        ...difference("the marked page", attribs["href"], pathOf(ARTICLE_PARENT, page)),
        ...difference("the mark", attribs["aria-current"], "true"),
      ]),
    ];
  });
  expect(broken).toEqual([]);
});

test("every article shows the pictures that its data name, each with a caption", () => {
  const broken = brokenBy(ARTICLES, (page) => {
    const document = documentOf(page);
    const figures = document("main figure:has(img)").toArray();
    const { figures: named = [] } = articles.find(({ id }) => id === page.routeId) ?? {};
    return [
      ...difference("the number of pictures", figures.length, named.length),
      ...figures.flatMap((figure) => unless(document(figure).children("figcaption").text() !== "", "a picture has no caption")),
    ];
  });
  expect(broken).toEqual([]);
});

test("every story leads to the ones before and after it in the travel guide", () => {
  const stories = PAGES.filter(({ routeId }) => cards.includes(routeId));
  const broken = brokenBy(stories, (page) => {
    const document = documentOf(page);
    const place = cards.indexOf(page.routeId);
    return [
      ...difference("the story before it", document('main nav a[rel="prev"]').attr("href"), pathOf(cards[place - 1], page)),
      ...difference("the story after it", document('main nav a[rel="next"]').attr("href"), pathOf(cards[place + 1], page)),
    ];
  });
  expect(broken).toEqual([]);
});
