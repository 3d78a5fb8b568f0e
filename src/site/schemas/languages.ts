import { z } from "zod";
import { LANGUAGES } from "../languages";
import { icon, language, plainText } from "./fields";

/** `data/languages.json`: one entry a language, in the order of the switcher. */
export const languagesSchema = z.strictObject({
  default: z.literal("en"),
  languages: z
    .array(
      z.strictObject({
        code: language,
        name: plainText,
        flag: icon.describe("A sign of the sprite: emoji flags are missing on some systems."),
        locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, "a language and a region, such as “de-DE”"),
        openGraph: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, "a language and a territory, such as “de_DE”"),
      }),
    )
    .length(LANGUAGES.length),
});
