import cyrillic from "@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2";
import greek from "@fontsource-variable/manrope/files/manrope-greek-wght-normal.woff2";
import latinExtended from "@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2";
import latin from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2";
import type { FontSubset } from "../core/languages/language";

/** The file of each part of the typeface. */
export const FONTS: Readonly<Record<FontSubset, string>> = { latin, "latin-ext": latinExtended, greek, cyrillic };
