import { z } from "zod";
import { date, distinct, id, namedSlugs, path, pictureReference, plainText } from "./fields";
import { naming } from "./references";

const article = z
  .strictObject({
    id: id.describe("The article’s name: its texts are in locales/<language>/article-<id>.json."),
    author: z.union([z.literal("brand"), plainText]).describe("A person's name, or “brand” for the business itself."),
    published: date.describe("The day on which the article appeared."),
    modified: date.describe("The day on which the article last changed."),
    picture: pictureReference.describe("The hero picture, from pictures.json."),
    slugs: namedSlugs,
    formerly: distinct(path).describe(
      "Old addresses. Each redirects (301) to this article in the language with which it begins, or in English.",
    ),
    related: distinct(naming("story", id).describe("An article, or a page that has a card.")).describe("What to read next."),
    figures: distinct(z.strictObject({ section: id.describe("The id of a section of the article."), picture: pictureReference }))
      .optional()
      .describe("More pictures, each with the section that it closes; their captions are in the locale files."),
  })
  .refine(({ published, modified }) => modified >= published, { path: ["modified"], error: "a date that is not before “published”" })
  .refine(({ id, related }) => !related.includes(id), { path: ["related"], error: "other articles than this one" });

/** `data/articles.json`: the articles, and the order of the cards on the travel guide. */
export const articlesSchema = z
  .strictObject({
    cards: distinct(naming("route", id).describe("An article or a page."))
      .min(1)
      .describe("Articles and pages in the order of the travel guide."),
    articles: z.array(article).describe("The articles."),
  })
  .superRefine(({ cards, articles }, context) => {
    const missing = articles.flatMap(({ id: name }) => (cards.includes(name) ? [] : [`“${name}”`]));
    if (missing.length > 0) {
      const message = `every article, or no page leads to it: ${missing.join(", ")} is missing`;
      context.addIssue({ code: "custom", path: ["cards"], message, input: cards });
    }
  });
