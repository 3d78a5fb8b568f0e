import cyrillic from "@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2";
import greek from "@fontsource-variable/manrope/files/manrope-greek-wght-normal.woff2";
import latinExtended from "@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2";
import latin from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2";
import type { Language } from "../core/languages";

/** The font files that the first screen of a page in a language needs. */
export const FONTS: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  el: [greek, latin],
  tr: [latin, latinExtended],
  ru: [cyrillic, latin],
  de: [latin],
};
