import { z } from "zod";
import { LANGUAGES } from "../languages";
import { date, distinct, id, path, pictureReference, slugs } from "./fields";
import { naming } from "./references";

/** The page that is the root of its language. */
const HOME = "home";

const page = z.strictObject({
  template: naming("template", id).describe("A folder of src/templates."),
  namespaces: distinct(naming("namespace", id).describe("A file of locales/<language>, without its ending."))
    .min(1)
    .describe("The locale files whose strings the page uses."),
  picture: pictureReference.describe("The hero picture, from pictures.json."),
  socialScene: pictureReference
    .optional()
    .describe("The picture behind the headline in social networks; the hero picture where none is named."),
  modified: date.describe("The day on which the page last changed: search engines are told."),
  slugs,
  formerly: distinct(path).describe(
    "Old addresses. Each redirects (301) to this page in the language with which it begins, or in English.",
  ),
});

/** `data/pages.json`: the slug map of the fixed pages, and the three lists of links in the frame. */
export const pagesSchema = z.strictObject({
  pages: z
    .record(id, page)
    .superRefine((pages, context) => {
      Object.entries(pages).forEach(([name, { slugs: own }]) => {
        LANGUAGES.filter((language) => (name === HOME) !== (own[language] === "")).forEach((language) => {
          context.addIssue({
            code: "custom",
            path: [name, "slugs", language],
            message:
              name === HOME
                ? "an empty slug: the home page is the root of its language"
                : "a slug that is not empty: only the home page has none",
            input: own[language],
          });
        });
      });
    })
    .describe("The fixed pages, by their ids."),
  navigation: distinct(naming("page", id).describe("A page.")).min(1).describe("The links at the top of every page, in order."),
  footer: distinct(naming("page", id).describe("A page.")).min(1).describe("The links at the bottom of every page, in order."),
  bottom: distinct(naming("page", id).describe("A page.")).min(1).describe("The links in the very last line of every page, in order."),
});
