import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../languages";
import { icon, language, plainText } from "./fields";

const entry = z.strictObject({
  code: language,
  name: plainText.describe("What the language calls itself."),
  flag: icon.describe("A sign of the sprite: emoji flags are missing on some systems."),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, "a language and a region, such as “de-DE”")
    .describe("How numbers and dates are written."),
  openGraph: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/, "a language and a territory, such as “de_DE”")
    .describe("The language as social networks name it."),
  offer: z
    .strictObject({
      label: plainText.describe("The name of the bar for assistive technology."),
      sentence: plainText.describe("Says that the page exists in this language."),
      open: plainText.describe("The link to the page."),
      dismiss: plainText.describe("The button that closes the bar."),
    })
    .describe("The bar that offers this language on pages in other languages, in its own words."),
});

/** `data/languages.json`: one entry a language, in the order of the switcher. */
export const languagesSchema = z.strictObject({
  default: z.literal(DEFAULT_LANGUAGE).describe("The language without a prefix in addresses."),
  languages: z.array(entry).length(LANGUAGES.length).describe("The languages, in the order of the switcher."),
});
