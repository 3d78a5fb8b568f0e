import { readSiteData } from "../../src/build/site-data";
import { ROOT } from "../project-root";
import { PAGES, ROUTES, documentOf } from "./site";

const { cards } = readSiteData(ROOT).articles;
const stories = PAGES.filter(({ routeId }) => cards.includes(routeId));
const articles = PAGES.filter(({ routeId }) => ROUTES.some(({ id, template }) => id === routeId && template === "article"));

describe.each(articles)("$path", (page) => {
  const main = documentOf(page)("main");

  test("opens with its lede, before the table of contents", () => {
    const lede = main.find('[class*="--standfirst--"]');
    expect(lede.text().length).toBeGreaterThan(60);
    expect(lede.nextAll("nav").find("a").length).toBeGreaterThan(2);
  });

  test("sets figures and a sentence apart, and every figure stands in the text as well", () => {
    const facts = main.find('[class*="--fact--"]').toArray();
    expect(facts.length).toBeGreaterThanOrEqual(2);
    facts.forEach((fact) => {
      const [figure] = /\d[\d.,]*/.exec(documentOf(page)(fact).children("b").text()) ?? ["no figure"];
      expect(documentOf(page)(fact).prev("p").text()).toContain(figure);
    });
    expect(main.find('[class*="--pull--"]').text().length).toBeGreaterThan(20);
  });

  test("stands below the travel guide in the navigation", () => {
    const guide = ROUTES.find(({ id }) => id === "explore-cyprus")?.paths[page.language];
    const current = documentOf(page)("header nav a[aria-current]:not([lang])");
    expect(current.toArray().map(({ attribs }) => [attribs["href"], attribs["aria-current"]])).toEqual([
      [guide, "true"],
      [guide, "true"],
    ]);
  });

  test("shows pictures with captions", () => {
    const captions = main
      .find("figure:has(img) > figcaption")
      .toArray()
      .map((caption) => documentOf(page)(caption).text());
    expect(captions).toHaveLength(main.find("figure").length);
    expect(captions).not.toHaveLength(0);
    expect(captions.filter((caption) => caption.length < 20)).toEqual([]);
  });
});

test.each(stories)("$path leads to the guides before and after it in the travel guide", ({ routeId, language, ...page }) => {
  const document = documentOf({ routeId, language, ...page });
  const place = cards.indexOf(routeId);
  const pathOf = (id: string | undefined) => ROUTES.find((route) => route.id === id)?.paths[language];
  expect(document('main nav a[rel="prev"]').attr("href")).toBe(pathOf(cards[place - 1]));
  expect(document('main nav a[rel="next"]').attr("href")).toBe(pathOf(cards[place + 1]));
});
