import type { CheerioAPI } from "cheerio";
import { formatFact } from "../../../src/facts/format-fact";
import type { Language } from "../../../src/i18n/languages";
import { type BuiltPage, SITE_URL, documentOf, exists, visibleText } from "../site";
import { type GraphValue, graphOf, nodesOf, valuesOf } from "./graphs";

/** Codes, booleans and coordinates, which the page shows in words. */
const CODES = new Set(["inLanguage", "addressCountry", "latitude", "longitude", "priceCurrency", "currency"]);

const squeezed = (text: string): string => text.replace(/[\s\u00ad\u2060]/g, "");

/** Whether the page shows a value. */
function isShown({ property, value }: GraphValue, language: Language, document: CheerioAPI, text: string): boolean {
  const shows = (words: string): boolean => text.includes(squeezed(words));
  switch (property) {
    case "position":
      return true;
    case "opens":
    case "closes":
      return shows(formatFact({ id: property, unit: "time", value: String(value) }, language));
    case "priceRange":
      // The sign says how prices compare with those of others, for search engines.
      return shows(String(value).replace(/ \(€+\)$/, ""));
    case "totalTime":
      return shows(/^PT(\d+)M$/.exec(String(value))?.[1] ?? "no duration");
    case "datePublished":
    case "dateModified":
      return document(`time[datetime="${String(value)}"]`).length > 0;
    case "telephone":
      return document(`a[href="tel:${String(value)}"]`).length > 0;
    default:
  }
  const words = String(value);
  if (words.startsWith(SITE_URL)) {
    return exists(words.slice(SITE_URL.length));
  }
  if (words.startsWith("https://schema.org/")) {
    return true;
  }
  return words.startsWith("https://") ? document("a").is((_, link) => link.attribs["href"] === words) : shows(words);
}

/** The names, numbers and texts of a page's structured data that the page does not show. */
export function hiddenValues(page: BuiltPage): readonly string[] {
  const document = documentOf(page);
  const text = squeezed(visibleText(document));
  return nodesOf(graphOf(page)["@graph"])
    .flatMap(valuesOf)
    .filter((value) => !CODES.has(value.property) && !isShown(value, page.language, document, text))
    .map(({ property, value }) => `${property} “${String(value)}” is not shown`);
}
