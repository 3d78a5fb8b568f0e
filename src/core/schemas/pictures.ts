import { z } from "zod";
import { entries, id, pictureFile } from "./fields";

const focus = z
  .string()
  .regex(/^\d{1,3}% \d{1,3}%$/, "two percentages, such as “50% 60%”")
  .meta({ examples: ["50% 60%"] });

/** `data/pictures.json`: the large pictures; their alternative texts are in `locales/<language>/pictures.json`. */
export const picturesSchema = z.strictObject({
  pictures: entries("The large pictures.", {
    id,
    file: pictureFile("scene"),
    focusSmall: focus.describe("What stays in view on a phone: object-position."),
    focusLarge: focus.describe("What stays in view on a wide screen: object-position."),
  }),
});
