import type { Language } from "../core/languages";
import whole from "../fonts/manrope.woff2";

/** The file of the typeface for each language; empty in development, where texts change before it could be cut. */
declare const FONT_FILES: Partial<Record<Language, string>>;

/** The address of the font of a language, or of the whole typeface. */
export function fontFile(language?: Language): string {
  return (language && FONT_FILES[language]) ?? whole;
}
