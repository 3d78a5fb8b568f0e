import { z } from "zod";
import { id, pictureFile } from "./fields";

/** `data/vans.json`: the three products of van hire. Availability uses schema.org's names. */
export const vansSchema = z.strictObject({
  vans: z
    .array(
      z.strictObject({
        id,
        cutout: pictureFile("vehicle"),
        availability: z.enum(["InStock", "OutOfStock"]).describe("Whether it can be hired at present."),
      }),
    )
    .min(1)
    .describe("The products, in order."),
});
