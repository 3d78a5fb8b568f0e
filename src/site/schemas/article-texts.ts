import { z } from "zod";
import { id, text } from "./fields";

const section = z.strictObject({
  id: id.describe("The anchor of the section: the same in every language."),
  title: text,
  short: text.describe("The title in the table of contents."),
  body: z.array(text).min(1).describe("One text a paragraph."),
  list: z.array(text).min(1).optional(),
  pull: text.optional().describe("A sentence set apart."),
  caption: text.optional().describe("The caption of the picture that closes the section."),
});

/** `locales/<language>/article-<id>.json`: the texts of one article. */
export const articleTextsSchema = z.strictObject({
  meta: z.strictObject({
    title: text.describe("The title in search results and on the tab: at most 60 characters."),
    description: text.describe("The text in search results: at most 160 characters."),
  }),
  card: z.strictObject({ title: text, summary: text, label: text }).describe("The card on the travel guide."),
  hero: z.strictObject({ title: text }),
  standfirst: text.describe("The first paragraph, set larger."),
  sections: z.array(section).min(1),
  glance: z
    .array(z.strictObject({ value: text, label: text }))
    .min(1)
    .describe("Facts at a glance, beside the article."),
});

export type ArticleTexts = z.infer<typeof articleTextsSchema>;
