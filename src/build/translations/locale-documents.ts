import { type LocaleDocuments, readLocales } from "../check/locale-documents";

/**
 * The locale files among files.
 *
 * @param texts content by path from the project's folder
 * @returns the documents; a file that cannot be read is left out, and the check names it
 */
export function localeDocuments(texts: Iterable<readonly [path: string, text: string]>): LocaleDocuments {
  return readLocales(texts).locales;
}
