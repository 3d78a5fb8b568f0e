import { z } from "zod";
import { id, picturePath, plainText } from "./fields";

/** `data/testimonials.json`: the quotes on the parking page. */
export const testimonialsSchema = z.strictObject({
  testimonials: z.array(z.strictObject({ id, name: plainText, image: picturePath, sample: z.boolean() })),
});
