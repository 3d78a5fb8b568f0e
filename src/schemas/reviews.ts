import { z } from "zod";
import { entries, httpsUrl, id, month, pictureFile } from "./fields";
import { localizedText } from "./localized";

const portrait = pictureFile("portrait").describe("The portrait’s file in src/images.");

const EXAMPLE = /^https:\/\/(?:[^/]*\.)?example\.(?:com|org|net)(?:\/|$)/;

const review = z
  .strictObject({
    id,
    author: localizedText.describe("Who wrote it, as the language writes names."),
    place: localizedText.optional().describe("Where the author lives, if that is known."),
    text: localizedText.describe("What the author wrote."),
    rating: z.int().min(1).max(5).describe("Stars."),
    date: month.describe("When it was written."),
    profilePhoto: portrait.optional().describe("The portrait’s file in src/images. Without one, the page shows initials."),
    shownIn: z.enum(["columns", "map"]).describe("Where the home page shows it."),
    sample: z.boolean().describe("Whether the review was written for this site; a sample is shown as one."),
    source: httpsUrl.optional().describe("Where a real review was published."),
  })
  .refine(({ sample, source = "" }) => sample === (source === "") && !EXAMPLE.test(source), {
    path: ["source"],
    error: "the address at which a real review was published, not one of example.com; a sample has none",
  });

/** `data/reviews.json`: voices of customers. A sample is shown as one and never reaches structured data; a real review names its source. */
export const reviewsSchema = z.strictObject({ reviews: z.array(review).describe("The reviews.") });

/** `data/testimonials.json`: the quotes on the parking page. */
export const testimonialsSchema = z.strictObject({
  testimonials: entries(
    "The quotes.",
    {
      id,
      name: localizedText.describe("Who said it, as the language writes names."),
      text: localizedText.describe("What the customer said."),
      role: localizedText.describe("Who the customer is, in a few words."),
      image: portrait,
      sample: z.boolean().describe("Whether the quote was written for this site; a sample is shown as one."),
    },
    0,
  ),
});
