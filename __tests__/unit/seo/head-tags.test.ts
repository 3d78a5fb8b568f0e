import { type PageFacts, headTags } from "../../../src/seo/head-tags";

const page: PageFacts = {
  language: "de",
  title: "Titel",
  description: "Beschreibung",
  paths: { en: "/a", el: "/el/a", tr: "/tr/a", ru: "/ru/a", de: "/de/a" },
  siteUrl: "https://www.example.com",
  siteName: "Acme",
  isForSearchEngines: true,
  fonts: ["/static/latin.woff2"],
  isNotFound: false,
};
const find = (tags: ReturnType<typeof headTags>, attribute: string, value: string) =>
  tags.filter(({ attributes }) => attributes[attribute] === value);

describe("headTags", () => {
  test("name the page's own address as canonical, and the page in every language", () => {
    const tags = headTags(page);
    expect(find(tags, "rel", "canonical").map(({ attributes }) => attributes["href"])).toEqual(["https://www.example.com/de/a"]);
    expect(find(tags, "rel", "alternate").map(({ attributes }) => [attributes["hreflang"], attributes["href"]])).toEqual([
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

  test("keep previews out of the index, and production not", () => {
    expect(find(headTags({ ...page, isForSearchEngines: false }), "name", "robots")).toHaveLength(1);
    expect(find(headTags(page), "name", "robots")).toHaveLength(0);
  });

  test("keep a page for unknown addresses out of the index, but let its links be followed", () => {
    const tags = headTags({ ...page, isNotFound: true });
    expect(find(tags, "name", "robots").map(({ attributes }) => attributes["content"])).toEqual(["noindex, follow"]);
    expect(find(tags, "rel", "canonical")).toEqual([]);
  });
});
