import { z } from "zod";
import { date, distinct, entries, factIn, redirectFrom, group, id, named, namedSlugs, pictureReference, plainText } from "./fields";
import { localizedList, localizedText } from "./localized";
import { course, percent, place } from "./map";
import { picture } from "./pictures";
import { naming } from "./references";

/** A picture in a text, with words below it. */
const figure = {
  picture: pictureReference,
  caption: localizedText.describe("The caption of the picture."),
};

const lines = (what: string) =>
  entries(
    what,
    named("LabelledLine", {
      label: localizedText.describe("What it is about, in a word or a few."),
      text: localizedText.describe("A sentence or two."),
    }),
  );

const list = (what: string) => group(what, { title: localizedText.describe("Its heading."), items: localizedList.describe("Its points.") });

const section = {
  id: id.describe("The anchor of the section."),
  title: localizedText.describe("The heading of the section."),
  short: localizedText.describe("The title in the table of contents."),
  drive: group("The drive that the section describes. It is drawn on the map beside the article.", {
    course: course.describe("Its road on the map."),
    number: group("Where its number is: beside the road, near where it leads, and clear of the towns and their names.", place),
    way: localizedText.describe("Where the distance and the time begin and end."),
    length: factIn("kilometre").describe("The fact that holds the distance, where it is known.").optional(),
    time: factIn("minute").describe("The fact that holds the minutes, where they are known.").optional(),
    light: localizedText.describe("The best time of day.").optional(),
  }).optional(),
  body: localizedList.describe("One text for each paragraph."),
  list: localizedList.optional().describe("Points below the paragraphs."),
  pull: localizedText.optional().describe("A sentence set apart."),
  figure: group("A picture that closes the section.", figure).optional(),
};

/** `data/articles/<id>.json`: one article. */
export const articleSchema = z
  .strictObject({
    author: z.union([z.literal("brand"), plainText]).describe("A person's name, or “brand” for the business itself."),
    published: date.describe("The day on which the article appeared."),
    modified: date.describe("The day on which the article last changed."),
    picture: pictureReference.optional().describe("The hero picture, if it is one of pictures.json."),
    ownPicture: group("The hero picture, if it is only for this article: upload it here.", picture).optional(),
    slugs: namedSlugs,
    redirectFrom,
    related: distinct(naming("card", id).describe("An article, or a page that has a card.")).describe("What to read next."),
    meta: group("What search engines show.", {
      title: localizedText.describe("The title in search results and on the tab: at most 60 characters."),
      description: localizedText.describe("The text in search results: at most 160 characters."),
    }),
    card: named("CardTexts", {
      title: localizedText.describe("The title on the card."),
      summary: localizedText.describe("One sentence that invites."),
      label: localizedText.describe("The kind of article, in a word or two."),
    }).describe("The card on the travel guide."),
    hero: group("The head of the page.", { title: localizedText.describe("The headline of the article.") }),
    standfirst: localizedText.describe("The first paragraph, set larger."),
    inShort: group("The answers that readers come for, before the first section.", {
      id: id.describe("The anchor of the answers."),
      lines: lines("The answers, in order."),
    }).optional(),
    cover: group("What insurance covers and what it does not, before the first section.", {
      title: localizedText.describe("The heading."),
      covered: list("What is covered."),
      notCovered: list("What is not covered."),
      lines: lines("Price and papers, in order."),
    }).optional(),
    sections: entries("The sections, in order.", section),
    view: group("The part of the map that is shown, in percent of the map; as high as it is wide. Without it, all of the island.", {
      x: percent.describe("Its left edge."),
      y: percent.describe("Its upper edge."),
      width: percent.describe("Its width."),
    }).optional(),
    showsCrossings: z.boolean().optional().describe("Whether the map marks the crossing points that are open to cars."),
    glance: entries("Facts at a glance, beside the article: of one kind, so that they can be compared.", {
      value: localizedText.describe("The fact itself."),
      label: localizedText.describe("What it is."),
    }).optional(),
  })
  .refine(({ published, modified }) => modified >= published, { path: ["modified"], error: "a date that is not before “published”" })
  .refine((article) => (article.picture === undefined) !== (article.ownPicture === undefined), {
    path: ["picture"],
    error: "either a picture of pictures.json here, or “ownPicture”",
  });

/** `data/articles.json`: the order of the cards on the travel guide. */
export const articlesSchema = z.strictObject({
  cards: distinct(naming("route", id).describe("An article or a page."))
    .min(1)
    .describe("Articles and pages in the order of the travel guide. Articles that have no place here come last, the newest at the end."),
});

/** The articles and pages of the travel guide: first those that `data/articles.json` lists, then the other articles, the oldest first. */
export function cardsInOrder(
  listed: readonly string[],
  articles: readonly { readonly id: string; readonly published: string }[],
): readonly string[] {
  // ISO dates sort as text.
  const sortKey = ({ published, id }: (typeof articles)[number]): string => `${published} ${id}`;
  const oldestFirst = articles.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)).map(({ id }) => id);
  return [...new Set([...listed, ...oldestFirst])];
}
