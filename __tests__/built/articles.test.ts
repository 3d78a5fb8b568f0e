import { currentSite } from "../../src/content/site-data";
import { required } from "../../src/schemas/required";
import { PAGES, attributesOf, difference, documentOf, unless, testEvery } from "./site";

const { articles } = currentSite().data.articles;
const ARTICLES = PAGES.filter(({ routeId }) => articles.some(({ id }) => id === routeId));

const articleOf = (routeId: string) =>
  required(
    articles.find(({ id }) => id === routeId),
    `The article ${routeId}`,
  );

testEvery("every article has a table of contents that leads to each of its sections", ARTICLES, (page) => {
  const { sections } = articleOf(page.routeId);
  const links = attributesOf(documentOf(page), 'main nav[aria-labelledby="contents"] a');
  return difference(
    "the table of contents",
    links,
    sections.map(({ id }) => `#${id}`),
  );
});

testEvery("every article shows the pictures of its data, each with a caption", ARTICLES, (page) => {
  const document = documentOf(page);
  const figures = document("main figure:has(img)").toArray();
  const named = articleOf(page.routeId).sections.flatMap(({ figure }) => figure ?? []);
  return [
    ...difference("the number of pictures", figures.length, named.length),
    ...figures.flatMap((figure) => unless(document(figure).children("figcaption").text() !== "", "a picture has no caption")),
  ];
});
