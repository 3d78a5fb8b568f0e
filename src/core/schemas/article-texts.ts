import { z } from "zod";
import { id, text } from "./fields";

const section = z.strictObject({
  id: id.describe("The anchor of the section: the same in every language."),
  title: text.describe("The heading of the section."),
  short: text.describe("The title in the table of contents."),
  body: z.array(text.describe("One paragraph.")).min(1).describe("One text a paragraph."),
  fact: z
    .strictObject({
      value: text
        .refine((value) => /\{[A-Za-z]/.test(value), "a text that names a fact, such as “{toPaphosKm}”")
        .describe("The figure, by the name of its fact."),
      label: text.describe("What the figure says, in a few words."),
    })
    .optional()
    .describe("A figure set large below the paragraph that names it."),
  list: z.array(text.describe("One point.")).min(1).optional().describe("Points below the paragraphs."),
  pull: text.optional().describe("A sentence set apart."),
  caption: text.optional().describe("The caption of the picture that closes the section."),
});

/** `locales/<language>/article-<id>.json`: the texts of one article. */
export const articleTextsSchema = z.strictObject({
  meta: z
    .strictObject({
      title: text.describe("The title in search results and on the tab: at most 60 characters."),
      description: text.describe("The text in search results: at most 160 characters."),
    })
    .describe("What search engines show."),
  card: z
    .strictObject({
      title: text.describe("The title on the card."),
      summary: text.describe("One sentence that invites."),
      label: text.describe("The kind of story, in a word or two."),
    })
    .describe("The card on the travel guide."),
  hero: z.strictObject({ title: text.describe("The headline of the article.") }).describe("The head of the page."),
  standfirst: text.describe("The first paragraph, set larger."),
  sections: z.array(section).min(1).describe("The sections, in order."),
  glance: z
    .array(z.strictObject({ value: text.describe("The fact itself."), label: text.describe("What it is.") }))
    .min(1)
    .describe("Facts at a glance, beside the article."),
});

export type ArticleTexts = z.infer<typeof articleTextsSchema>;
