import {
  type PageContent,
  type StructuredPageData,
  type StructuredReview,
  pageContent,
} from "../../../src/head/structured-data/page-content";
import { registration } from "../../../src/head/structured-data/business";
import { reviews } from "../../../src/head/structured-data/reviews";
import { serializeForScript } from "../../../src/head/structured-data/serialize";
import { byLanguage } from "../../../src/core/languages";
import type { PageContext } from "../../../src/core/routes/page-context";

const context: PageContext = {
  routeId: "home",
  language: "de",
  namespaces: ["home", "reviews"],
  mainNamespace: "home",
  picture: "p",
  socialScene: "p",
  paths: byLanguage((language) => `/${language}`),
  parent: null,
  i18n: {
    language: "de",
    languages: ["de"],
    defaultLanguage: "en",
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath: "/",
    path: "/de",
  },
};

function page(voices: readonly StructuredReview[]): PageContent {
  const data: StructuredPageData = {
    locales: { edges: [{ node: { ns: "reviews", data: JSON.stringify({ real: { text: "Ein **gutes** Auto." } }) } }] },
    site: { siteMetadata: { siteUrl: "https://www.example.com", isForSearchEngines: true } },
    socialScene: null,
    hero: null,
    opens: null,
    closes: null,
    reviewsJson: { reviews: voices },
  };
  return pageContent(data, context);
}

test("a real review becomes data with its source and its words, and without a rating of the business by itself", () => {
  const [review] = reviews(page([{ id: "real", author: "Anna B.", date: "2026-05", sample: false, source: "https://maps.example.com/1" }]));
  expect(review).toMatchObject({
    "@type": "Review",
    author: { name: "Anna B." },
    reviewBody: "Ein gutes Auto.",
    url: "https://maps.example.com/1",
  });
  expect(JSON.stringify(review)).not.toContain("ating");
});

test("a sample never becomes data", () => {
  expect(reviews(page([{ id: "real", author: "Anna B.", date: "2026-05", sample: true, source: null }]))).toEqual([]);
});

test("a text that the page does not show cannot become data", () => {
  expect(() => page([]).text("reviews", "other.text")).toThrow("No text “other.text” in locales/de/reviews.json for the page /de");
});

test("no value can end the script element that carries it, and every value arrives as it was", () => {
  const value = { name: "</script><script>alert(1)</script>", text: "a\u2028b & <!-- c" };
  const printed = serializeForScript(value);
  expect(printed).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(printed)).toEqual(value);
});

test("the names under which registers know the business become data once the owner has supplied them, each by itself", () => {
  const legal = { name: "Sunshell Cars Limited", vatNumber: "CY00000000X" };
  expect(registration({ legal, placeholders: [] })).toEqual({ legalName: legal.name, vatID: legal.vatNumber });
  expect(registration({ legal, placeholders: ["legal.vatNumber"] })).toEqual({ legalName: legal.name });
  expect(registration({ legal, placeholders: ["legal"] })).toEqual({});
});
