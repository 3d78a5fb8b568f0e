import { z } from "zod";
import { valueAt } from "../value-at";
import { distinct, httpsUrl, id, plainText, telephone } from "./fields";

const place = z.strictObject({
  latitude: z.number().min(34.5).max(35.8).describe("Degrees north."),
  longitude: z.number().min(32.2).max(34.7).describe("Degrees east."),
  mapsUrl: httpsUrl.describe("The place on a map."),
});

/** `data/business.json`: who the business is. What the owner has yet to supply is named in `placeholders`. */
export const businessSchema = z
  .strictObject({
    brand: plainText.max(40).describe("The name of the business."),
    slug: id.describe("The name of the business as it stands in addresses."),
    email: z
      .email("an e-mail address, such as “hello@example.com”")
      .meta({ description: "Where people write to.", examples: ["hello@example.com"] }),
    reservationsUrl: httpsUrl.describe("The site that takes bookings."),
    phones: z
      .strictObject({
        local: telephone.describe("The number in Cyprus."),
        uk: telephone.describe("The number in the United Kingdom."),
        chat: telephone.describe("The number of WhatsApp and Viber."),
        directions: telephone.describe("The number for people on their way."),
      })
      .describe("One telephone number a purpose."),
    places: z
      .strictObject({
        office: place.describe("The car office at the airport."),
        parking: place.describe("The car park."),
        vanBase: place.describe("Where vans are handed over."),
      })
      .describe("The three places of the business."),
    googleReviewsUrl: httpsUrl.describe("Where Google shows reviews of the business."),
    placeholders: distinct(
      z
        .string()
        .max(60)
        .regex(/^[A-Za-z]+(?:\.[A-Za-z]+)*$/, "the path of a field in this file, such as “phones.uk”")
        .meta({ description: "The path of a field in this file.", examples: ["phones.uk"] }),
    ).describe("The fields of this file that the owner has yet to supply."),
  })
  .superRefine((business, context) => {
    business.placeholders.forEach((path, index) => {
      if (valueAt(business, path) === undefined) {
        context.addIssue({ code: "custom", path: ["placeholders", index], message: "the path of a field that this file has", input: path });
      }
    });
  });
