import { z } from "zod";
import { valueAt } from "./json";
import { coordinates, distinct, group, httpsUrl, id, matching, plainText, telephone } from "./fields";
import { localizedText } from "./localized";

const postalCode = plainText.max(20).describe("Four digits. Put an unknown code in square brackets, and list it among the placeholders.");
const field = matching(/^[A-Za-z]+(?:\.[A-Za-z]+)*$/, "the path of a field in this file, such as “phones.uk”", 60);

/** `data/business.json`: who the business is. What the owner has yet to supply is named in `placeholders`. */
export const businessSchema = z
  .strictObject({
    brand: plainText.max(40).describe("The name of the business."),
    slug: id.describe("The name of the business in addresses."),
    formerSlugs: distinct(id).optional().describe("Earlier names in addresses: what was at them redirects."),
    email: z.email("an e-mail address, such as “hello@example.com”").describe("Where people write to."),
    reservationsUrl: httpsUrl.describe("The site that takes bookings."),
    phones: group("One telephone number for each purpose.", {
      local: telephone.describe("The number in Cyprus."),
      uk: telephone.describe("The number in the United Kingdom."),
      chat: telephone.describe("The number of WhatsApp and Viber."),
      directions: telephone.describe("The number for people on their way."),
    }),
    places: group("The three places of the business.", {
      office: group("The car office at the airport.", coordinates),
      parking: group("The car park.", coordinates),
      vanBase: group("Where vans are handed over.", coordinates),
    }),
    postalCodes: group("The postal codes of the two addresses.", { office: postalCode, vanBase: postalCode }),
    googleReviewsUrl: httpsUrl.describe("Where Google shows reviews of the business."),
    legal: group("Who the business is in law. Put unknown values in square brackets, and list them among the placeholders.", {
      name: plainText.describe("The name in the trade register."),
      address: plainText.describe("The registered address, in one line."),
      register: plainText.describe("The trade register, with its place or country."),
      registrationNumber: plainText.describe("The number in that register."),
      vatNumber: plainText.describe("The VAT identification number, with its country code."),
      authority: plainText.describe("The authority that licenses and supervises the business."),
      licence: plainText.describe("The number of the licence."),
      host: plainText.describe("Who delivers the site: the hosting provider, with its country."),
    }),
    placeholders: distinct(field.describe("The path of a field.")).describe("The fields of this file that the owner has yet to supply."),
  })
  .superRefine((business, context) => {
    business.placeholders.forEach((input, index) => {
      if (valueAt(business, input.split(".")) === undefined) {
        context.addIssue({ code: "custom", path: ["placeholders", index], message: "the path of a field that this file has", input });
      }
    });
  });

/** `data/notice.json`: what visitors have to know for a while, such as a strike or a telephone line that is down. */
export const noticeSchema = z.strictObject({
  text: localizedText.optional().describe("What is different, until when, and what to do. Every page shows it; without it, none does."),
});
