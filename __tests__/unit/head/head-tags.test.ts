import { type PageFacts, headTags } from "../../../src/head/head-tags";

const page: PageFacts = {
  language: "de",
  title: "Titel",
  description: "Beschreibung",
  paths: { en: "/a", el: "/el/a", tr: "/tr/a", ru: "/ru/a", de: "/de/a" },
  picture: { path: "/social/de/a.jpg", width: 1200, height: 630, alt: "Ein Auto" },
  feedTitle: "Beiträge",
  siteUrl: "https://www.example.com",
  siteName: "Acme",
  isForSearchEngines: true,
  fonts: ["/static/latin.woff2"],
  isListed: true,
};
const find = (tags: ReturnType<typeof headTags>, attribute: string, value: string) =>
  tags.filter(({ attributes }) => attributes[attribute] === value);

describe("headTags", () => {
  test("name the page's own address as canonical, and the page in every language", () => {
    const tags = headTags(page);
    expect(find(tags, "rel", "canonical").map(({ attributes }) => attributes["href"])).toEqual(["https://www.example.com/de/a"]);
    const translations = find(tags, "rel", "alternate").filter(({ attributes }) => "hreflang" in attributes);
    expect(translations.map(({ attributes }) => [attributes["hreflang"], attributes["href"]])).toEqual([
      ["en", "https://www.example.com/a"],
      ["el", "https://www.example.com/el/a"],
      ["tr", "https://www.example.com/tr/a"],
      ["ru", "https://www.example.com/ru/a"],
      ["de", "https://www.example.com/de/a"],
      ["x-default", "https://www.example.com/a"],
    ]);
  });

  test("tell social networks the page's language and the others", () => {
    const tags = headTags(page);
    expect(find(tags, "property", "og:locale").map(({ attributes }) => attributes["content"])).toEqual(["de_DE"]);
    expect(find(tags, "property", "og:locale:alternate").map(({ attributes }) => attributes["content"])).toEqual([
      "en_GB",
      "el_GR",
      "tr_TR",
      "ru_RU",
    ]);
    expect(find(tags, "property", "og:url").map(({ attributes }) => attributes["content"])).toEqual(["https://www.example.com/de/a"]);
  });

  test("show social networks a picture with its size and what is on it", () => {
    const tags = headTags(page);
    const content = (property: string) => find(tags, "property", property).map(({ attributes }) => attributes["content"]);
    expect(content("og:image")).toEqual(["https://www.example.com/social/de/a.jpg"]);
    expect([...content("og:image:width"), ...content("og:image:height")]).toEqual(["1200", "630"]);
    expect(content("og:image:alt")).toEqual(["Ein Auto"]);
    expect(find(tags, "name", "twitter:image:alt").map(({ attributes }) => attributes["content"])).toEqual(["Ein Auto"]);
  });

  test("date an article, and nothing else", () => {
    const article = headTags({ ...page, dates: { published: "2024-11-20", modified: "2025-01-01" } });
    expect(find(article, "property", "og:type").map(({ attributes }) => attributes["content"])).toEqual(["article"]);
    expect(find(article, "property", "article:modified_time").map(({ attributes }) => attributes["content"])).toEqual(["2025-01-01"]);
    expect(find(headTags(page), "property", "article:published_time")).toEqual([]);
  });

  test("keep previews out of the index, and production not", () => {
    expect(find(headTags({ ...page, isForSearchEngines: false }), "name", "robots")).toHaveLength(1);
    expect(find(headTags(page), "name", "robots")).toHaveLength(0);
  });

  test("keep a page that stands in for others out of the index, but let its links be followed", () => {
    const tags = headTags({ ...page, isListed: false });
    expect(find(tags, "name", "robots").map(({ attributes }) => attributes["content"])).toEqual(["noindex, follow"]);
    expect(find(tags, "rel", "canonical")).toEqual([]);
  });
});
