import { z } from "zod";
import { date, id, path, slugs } from "./fields";

const page = z.strictObject({
  template: id.describe("A file in src/templates, without its ending."),
  namespaces: z.array(id).min(1).describe("The locale files whose strings the page uses."),
  picture: id.describe("The hero picture, from pictures.json."),
  socialScene: id.optional().describe("The picture behind the headline in social networks; the hero picture where none is named."),
  modified: date.describe("The day on which the page last changed: search engines are told."),
  slugs,
  formerly: z.array(path).describe("Old addresses, which answer 301."),
});

/** `data/pages.json`: the slug map of the fixed pages, and the two lists of links in the frame. */
export const pagesSchema = z.strictObject({
  pages: z.record(id, page),
  navigation: z.array(id).min(1),
  footer: z.array(id).min(1),
});
