import { generatedArticle, madeUpName } from "../../../../tools/bench/generated-articles";
import { articlesSchema } from "../../../../src/core/schemas/articles";

const model = articlesSchema.shape.articles.element.parse({
  id: "paphos",
  author: "brand",
  published: "2026-01-01",
  modified: "2026-01-02",
  picture: "paphos",
  slugs: { en: "paphos", el: "pafos", tr: "baf", ru: "pafos-ru", de: "paphos-de" },
  formerly: ["/old-address"],
  related: ["troodos", "kyrenia"],
});

test("madeUpName gives every number a name of its own, in letters only", () => {
  const names = Array.from({ length: 5000 }, (_, index) => madeUpName(index));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([]);
});

test("generatedArticle is an article by the schema, with an id and addresses of its own and no old addresses", () => {
  const article = articlesSchema.shape.articles.element.parse(generatedArticle(model, 11));
  expect(article.id).toBe("generated-12");
  expect(article.slugs.de).toBe("paphos-de-12");
  expect(article.formerly).toEqual([]);
  expect(article.related).toEqual(["paphos", "troodos"]);
});
