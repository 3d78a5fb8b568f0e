import { z } from "zod";
import { entries, id, pictureFile, plainText } from "./fields";

/** `data/testimonials.json`: the quotes on the parking page. */
export const testimonialsSchema = z.strictObject({
  testimonials: entries(
    "The quotes.",
    {
      id,
      name: plainText.describe("Who said it."),
      image: pictureFile("portrait").describe("The portrait’s file in src/images."),
      sample: z.boolean().describe("Whether the quote was written for this site; a sample is shown as one."),
    },
    0,
  ),
});
