import { z } from "zod";
import { id, month, picturePath, plainText } from "./fields";

/** `data/reviews.json`: voices of customers. A sample is shown as one and never reaches structured data. */
export const reviewsSchema = z.strictObject({
  reviews: z.array(
    z.strictObject({
      id,
      author: plainText,
      rating: z.int().min(1).max(5),
      date: month,
      profilePhoto: picturePath,
      shownIn: z.enum(["columns", "map"]),
      sample: z.boolean(),
    }),
  ),
});
