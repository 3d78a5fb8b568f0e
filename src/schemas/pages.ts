import { z } from "zod";
import { LANGUAGES } from "../i18n/languages";
import { HOME, NOT_FOUND, NOT_FOUND_SLUG } from "../i18n/page-ids";
import { date, distinct, entries, redirectFrom, id, pictureReference, slugs } from "./fields";
import { keywords, localizedText } from "./localized";
import { naming } from "./references";
import { ownTopic } from "./topics";

/** What the button of a page does, above its footer: its label is in `actions` of `common.json`. */
const action = z
  .enum(["book", "callForQuotes", "bookByPhone", "callUs", "callUsNow", "route"])
  .describe("What the button at the end of the page does: book, call, or show the way to the office.");

const chatTopic = z
  .enum(["car", "rent", "van", "parking", "terms", "driving", "question", "arrival", "landed"])
  .describe("What the message of the page’s chat is about: a key of “chat.messages” in common.json.");

/** What a page leads to if it says nothing else: an article. */
export const PAGE_DEFAULTS = { action: "book", chatTopic: "car" } as const;

const page = z
  .strictObject({
    namespaces: distinct(naming("namespace", id).describe("A file of locales/<language>, without its ending."))
      .min(1)
      .describe("The locale files whose strings the page uses."),
    action,
    chatTopic,
    picture: pictureReference
      .optional()
      .describe("The hero picture, from pictures.json, where it is uploaded; none where the page shows none."),
    socialScene: pictureReference.optional().describe("The picture for social networks; the hero picture where none is named."),
    published: date
      .optional()
      .describe("The day on which the page appeared, for its card on the travel guide; without it, the day of its last change."),
    modified: date.describe("The day on which the page last changed: search engines are told."),
    slugs,
    redirectFrom,
  })
  .refine(({ picture, socialScene }) => picture !== undefined || socialScene !== undefined, {
    path: ["socialScene"],
    error: "a picture for social networks, because the page has no hero picture",
  });

/** The slugs of the home page and the 404 page, which are fixed. All other pages choose slugs, which are not empty. */
const FIXED_SLUGS: Readonly<Record<string, string>> = { [HOME]: "", [NOT_FOUND]: NOT_FOUND_SLUG };

const links = distinct(naming("page", id).describe("A page.")).min(1);

/** `data/pages.json`: the slug map of the fixed pages, the five lists of links in the frame, and the sections that “Find an answer” lists. */
export const pagesSchema = z.strictObject({
  pages: z
    .record(id, page)
    .superRefine((pages, context) => {
      for (const [name, { slugs: own }] of Object.entries(pages)) {
        const fixed = FIXED_SLUGS[name];
        const message =
          fixed === undefined ? "a slug that is not empty: only the home page has none" : `“${fixed}”, by which hosts find this page`;
        LANGUAGES.filter((code) => (fixed === undefined ? own[code] === "" : own[code] !== fixed)).forEach((code) => {
          context.addIssue({ code: "custom", path: [name, "slugs", code], message, input: own[code] });
        });
      }
    })
    .describe("The fixed pages, by their ids."),
  navigation: links.describe("The links at the top of every page, in order."),
  service: links.describe("The links beside the telephone numbers at the top of every page; they come first in the menu."),
  help: links.describe("The links at the end of the menu on phones; wide windows have them at the bottom of the page."),
  footer: links.describe("The links at the bottom of every page, in order."),
  bottom: links.describe("The links in the very last line of every page, in order."),
  sections: entries("What “Find an answer” lists of the pages, in order.", {
    id,
    topic: ownTopic,
    page: naming("page", id).describe("The page."),
    anchor: id.optional().describe("The section of the page. Without it, the page as a whole."),
    title: localizedText.describe("What the section answers, in a few words."),
    text: localizedText.describe("The answer in a sentence."),
    phone: z.boolean().optional().describe("Whether a call answers it: the search shows the number."),
    keywords,
  }),
});
