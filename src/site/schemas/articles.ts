import { z } from "zod";
import { date, id, path, plainText, slugs } from "./fields";

const article = z
  .strictObject({
    id,
    author: z.union([z.literal("brand"), plainText]).describe("A person's name, or “brand” for the business itself."),
    published: date,
    modified: date,
    picture: id.describe("The hero picture, from pictures.json."),
    slugs,
    formerly: z.array(path).describe("Old addresses, which answer 301."),
    related: z.array(id).describe("Pages or articles to read next."),
    figure: z
      .strictObject({ section: id, picture: id })
      .optional()
      .describe("A second picture and the section that it closes; its caption is in the locale files."),
  })
  .refine(({ published, modified }) => modified >= published, { path: ["modified"], error: "a date that is not before “published”" });

/** `data/articles.json`: the articles, and the order of the cards on the travel guide. */
export const articlesSchema = z.strictObject({
  cards: z.array(id).min(1).describe("Articles and pages in the order of the travel guide."),
  articles: z.array(article),
});
