import { byLanguage } from "../i18n/languages";
import { fileNodes } from "./file-nodes";

const words = byLanguage(() => "Words");
const gatsby = { id: "1", parent: "2", children: [], internal: { type: "Any" } };

test("a fact has a node with and without a value", () => {
  const about = { scope: "van", source: "A test", verified: "2026-01-01", reviewBy: "2027-01-01" };
  const facts = [{ ...about, id: "boats", unit: "count", value: 37, status: "confirmed" }];
  const fee = { ...about, question: "How much?", unlocks: "The fee", unit: "EUR", value: null, status: "ask-owner" };
  expect(fileNodes("FactsJson", { ...gatsby, facts }, "facts")).toMatchObject([
    { type: "Fact", name: "boats", fields: { factId: "boats", value: 37 } },
    { name: "cancelExamplePaid", fields: { value: null } },
    { name: "cancelExampleRefund", fields: { value: null } },
  ]);
  expect(fileNodes("OpenFactsJson", { ...gatsby, fee }, "open-facts")).toMatchObject([
    { type: "Fact", name: "fee", fields: { factId: "fee", value: null } },
  ]);
});

test("an article has a node, a route, and one for a picture of its own, whose file is found from the article's folder", () => {
  const article = {
    author: "brand",
    published: "2024-11-20",
    modified: "2025-01-02",
    ownPicture: { file: "../src/images/scenes/quay.png", alt: words, focusSmall: "50% 50%", focusLarge: "50% 50%" },
    slugs: byLanguage(() => "harbour-walk"),
    redirectFrom: [],
    related: [],
    meta: { title: words, description: words },
    card: { title: words, summary: words, label: words },
    hero: { title: words },
    standfirst: words,
    sections: [{ id: "quay", title: words, short: words, body: byLanguage(() => ["Words"]) }],
  };
  expect(fileNodes("ArticleFile", { ...gatsby, ...article }, "harbour-walk")).toMatchObject([
    { type: "Article", name: "harbour-walk", fields: { articleId: "harbour-walk", published: "2024-11-20" } },
    { type: "Route", name: "harbour-walk", fields: { routeId: "harbour-walk", template: "article", picture: "article harbour-walk" } },
    { type: "Picture", name: "article harbour-walk", fields: { file: "../../src/images/scenes/quay.png" } },
  ]);
});

test("a file that makes no nodes of its own", () => {
  expect(fileNodes("StepsJson", gatsby, "steps")).toEqual([]);
});
