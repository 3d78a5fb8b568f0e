import { byLanguage } from "../../site/languages";
import { type JsonDocument, readJsonDocument } from "../check/json-document";
import { type LocaleDocuments, localeOfPath } from "../check/locale-documents";

/**
 * The locale files among files.
 *
 * @param texts content by path from the project's folder
 * @returns the documents; a file that cannot be read is left out, and the check names it
 */
export function localeDocuments(texts: Iterable<readonly [path: string, text: string]>): LocaleDocuments {
  const locales = byLanguage(() => new Map<string, JsonDocument>());
  for (const [path, text] of texts) {
    if (!path.startsWith("locales/")) {
      continue;
    }
    const place = localeOfPath(path);
    const document = readJsonDocument(path, text);
    if ("language" in place && "lineOf" in document) {
      locales[place.language].set(place.namespace, document);
    }
  }
  return locales;
}
