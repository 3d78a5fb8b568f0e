import { z } from "zod";
import { httpsUrl, id, plainText, telephone } from "./fields";

const place = z.strictObject({
  latitude: z.number().min(34.5).max(35.8),
  longitude: z.number().min(32.2).max(34.7),
  mapsUrl: httpsUrl,
});

/** `data/business.json`: who the business is. What the owner has yet to supply is named in `placeholders`. */
export const businessSchema = z.strictObject({
  brand: plainText.max(40),
  slug: id,
  email: z.email("an e-mail address, such as “hello@example.com”"),
  reservationsUrl: httpsUrl,
  phones: z.strictObject({ local: telephone, uk: telephone, chat: telephone, directions: telephone }),
  places: z.strictObject({ office: place, parking: place, vanBase: place }),
  googleReviewsUrl: httpsUrl,
  placeholders: z.array(z.string().regex(/^[A-Za-z]+(?:\.[A-Za-z]+)*$/, "the path of a field in this file, such as “phones.uk”")),
});
