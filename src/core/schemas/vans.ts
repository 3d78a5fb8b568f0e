import { z } from "zod";
import { distinct, entries, id, pictureFile } from "./fields";
import { localizedList, localizedText } from "./localized";

/** `data/vans.json`: the products of van hire, and what people use them for. Availability uses schema.org's names. */
export const vansSchema = z.strictObject({
  vans: entries("The products, in order.", {
    id,
    name: localizedText.describe("The name of the product."),
    category: localizedText.describe("The kind of van, in a word or two."),
    text: localizedText.describe("A sentence or two about it."),
    features: localizedList.describe("What is special about it, a few words each."),
    cutout: pictureFile("vehicle"),
    alt: localizedText.describe("What the picture shows, for people who cannot see it."),
    availability: z.enum(["InStock", "OutOfStock"]).describe("Whether it can be hired at present."),
  }),
  uses: distinct(localizedText.describe("One use.")).min(1).describe("What vans are hired for, in order."),
});
