import { z } from "zod";
import { entries, id, pictureFile, plainText } from "./fields";
import { localizedText } from "./localized";

/** `data/testimonials.json`: the quotes on the parking page. */
export const testimonialsSchema = z.strictObject({
  testimonials: entries(
    "The quotes.",
    {
      id,
      name: plainText.describe("Who said it."),
      text: localizedText.describe("What the customer said."),
      role: localizedText.describe("Who the customer is, in a few words."),
      image: pictureFile("portrait").describe("The portrait’s file in src/images."),
      sample: z.boolean().describe("Whether the quote was written for this site; a sample is shown as one."),
    },
    0,
  ),
});
