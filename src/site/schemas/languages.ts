import { z } from "zod";
import { LANGUAGES } from "../languages";
import { language, plainText } from "./fields";

/** `data/languages.json`: one entry a language, in the order of the switcher. */
export const languagesSchema = z.strictObject({
  default: z.literal("en"),
  languages: z
    .array(
      z.strictObject({
        code: language,
        name: plainText,
        flag: z.emoji("one flag"),
        locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, "a language and a region, such as “de-DE”"),
        openGraph: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, "a language and a territory, such as “de_DE”"),
      }),
    )
    .length(LANGUAGES.length),
});
