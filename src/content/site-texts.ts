import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fillMessage, siteFacts } from "../core/facts/fill";
import type { Language } from "../core/languages";
import { required } from "../core/required";
import { resolveLinks, withoutMarkup } from "../core/text/links";
import type { SiteData } from "../core/schemas";
import { type TextPlace, readAs } from "../core/text/text-shapes";
import { valueAt } from "../core/text/value-at";
import { mapTexts } from "../core/text/map-texts";
import type { Route } from "../core/routes/route-table";

type Reader<Value> = (language: Language, namespace: string, key: string) => Value;

/** The texts of the site with facts and paths filled in, for feeds, social pictures and summaries. Each throws if its text is missing. */
export interface SiteTexts {
  /** One text, without markup. */
  readonly text: Reader<string>;
  /** The lines of a headline, with their soft hyphens. */
  readonly headline: Reader<readonly string[]>;
  /** A list of texts, without markup. */
  readonly list: Reader<readonly string[]>;
  /** The keys below a key, in the order of the file. */
  readonly keys: Reader<readonly string[]>;
}

/**
 * Reads locale files on demand, each once.
 *
 * @param root the project's folder
 */
export function readSiteTexts(root: string, data: SiteData, routes: readonly Route[]): SiteTexts {
  const registry = siteFacts(data);
  const files = new Map<string, unknown>();

  const contentOf = (language: Language, namespace: string): unknown => {
    const file = join(root, "locales", language, `${namespace}.json`);
    const pathOf = (target: string): string =>
      required(
        routes.find(({ id }) => id === target),
        `The page “${target}” in ${file}`,
      ).paths[language];
    if (!files.has(file)) {
      const fill = (text: string): string => resolveLinks(fillMessage(text, registry, language).text, pathOf);
      files.set(file, mapTexts(JSON.parse(readFileSync(file, "utf8")), fill));
    }
    return files.get(file);
  };
  const reader =
    <Value>(read: (value: unknown, place: TextPlace) => Value): Reader<Value> =>
    (language, namespace, key) =>
      read(valueAt(contentOf(language, namespace), key.split(".")), { language, namespace, key });
  return {
    text: reader((value, place) => withoutMarkup(readAs.text(value, place))),
    headline: reader((value, place) => (Array.isArray(value) ? readAs.list(value, place) : [readAs.text(value, place)])),
    list: reader((value, place) => readAs.list(value, place).map(withoutMarkup)),
    keys: reader((value, place) => Object.keys(readAs.group(value, place))),
  };
}
