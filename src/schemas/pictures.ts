import { z } from "zod";
import { entries, id, matching, pictureFile } from "./fields";
import { localizedText } from "./localized";

const focus = matching(/^\d{1,3}% \d{1,3}%$/, "two percentages, such as “50% 60%”");

/** A large picture. */
export const picture = {
  file: pictureFile("scene"),
  night: pictureFile("scene").describe("The same scene at night, for visitors whose screen is dark.").optional(),
  alt: localizedText.describe("What the picture shows, for people who cannot see it."),
  focusSmall: focus.describe("What stays in view on a phone: object-position."),
  focusLarge: focus.describe(
    "What stays in view on a wide screen: object-position. The picture is enlarged from this point, so 0% moves its subject to the right.",
  ),
};

/** `data/pictures.json`: the large pictures that several places may show. */
export const picturesSchema = z.strictObject({
  pictures: entries("The large pictures.", { id, ...picture }),
});
