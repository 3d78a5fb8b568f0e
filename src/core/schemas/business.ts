import { z } from "zod";
import { valueAt } from "../text/value-at";
import { coordinates, inCyprus } from "./coordinates";
import { distinct, httpsUrl, id, plainText, telephone } from "./fields";
import { localizedText } from "./localized";

const place = inCyprus(z.strictObject(coordinates));
const postalCode = plainText.max(20).describe("Four digits. Put an unknown code in square brackets, and list it among the placeholders.");

/** `data/business.json`: who the business is. What the owner has yet to supply is named in `placeholders`. */
export const businessSchema = z
  .strictObject({
    brand: plainText.max(40).describe("The name of the business."),
    slug: id.describe("The name of the business in addresses."),
    formerSlugs: distinct(id).optional().describe("Earlier names in addresses: what was at them redirects. The forms fill it in."),
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
      .describe("One telephone number for each purpose."),
    places: z
      .strictObject({
        office: place.describe("The car office at the airport."),
        parking: place.describe("The car park."),
        vanBase: place.describe("Where vans are handed over."),
      })
      .describe("The three places of the business."),
    postalCodes: z.strictObject({ office: postalCode, vanBase: postalCode }).describe("The postal codes of the two addresses."),
    googleReviewsUrl: httpsUrl.describe("Where Google shows reviews of the business."),
    legal: z
      .strictObject({
        name: plainText.describe("The name in the trade register."),
        address: plainText.describe("The registered address, in one line."),
        register: plainText.describe("The trade register, with its place or country."),
        registrationNumber: plainText.describe("The number in that register."),
        vatNumber: plainText.describe("The VAT identification number, with its country code."),
        authority: plainText.describe("The authority that licenses and supervises the business."),
        licence: plainText.describe("The number of the licence."),
        host: plainText.describe("Who delivers the site: the hosting provider, with its country."),
      })
      .describe("Who the business is in law. Put unknown values in square brackets, and list them among the placeholders."),
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
      if (valueAt(business, path.split(".")) === undefined) {
        context.addIssue({ code: "custom", path: ["placeholders", index], message: "the path of a field that this file has", input: path });
      }
    });
  });

/** `data/notice.json`: what visitors have to know for a while, such as a strike or a telephone line that is down. */
export const noticeSchema = z.strictObject({
  text: localizedText.optional().describe("What is different, until when, and what to do. Every page shows it; without it, none does."),
});
