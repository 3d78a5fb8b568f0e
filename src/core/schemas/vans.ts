import { z } from "zod";
import { entries, id, pictureFile } from "./fields";

/** `data/vans.json`: the three products of van hire. Availability uses schema.org's names. */
export const vansSchema = z.strictObject({
  vans: entries("The products, in order.", {
    id,
    cutout: pictureFile("vehicle"),
    availability: z.enum(["InStock", "OutOfStock"]).describe("Whether it can be hired at present."),
  }),
});
