import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fillMessage, siteFacts } from "../core/facts/fill";
import type { Language } from "../core/languages";
import { resolveLinks, withoutMarkup } from "../core/text/links";
import type { SiteData } from "../core/schemas";
import { required } from "../core/text/text-shapes";
import { valueAt } from "../core/text/value-at";
import { mapTexts } from "../core/text/map-texts";
import type { Route } from "../core/routes/route-table";

/** The texts of the whole site as a reader meets them, for what is written after the pages: feeds, social pictures, summaries. */
export interface SiteTexts {
  /**
   * One text of a namespace, filled in and without markup.
   *
   * @throws when there is no text under the key
   */
  readonly text: (language: Language, namespace: string, key: string) => string;
  /** The lines of a headline, with the places where long words may be broken. */
  readonly headline: (language: Language, namespace: string, key: string) => readonly string[];
  /** A list of texts. */
  readonly list: (language: Language, namespace: string, key: string) => readonly string[];
  /** The keys below a key, in the order of the file. */
  readonly keys: (language: Language, namespace: string, key: string) => readonly string[];
}

/**
 * Reads the locale files and fills facts and paths in, each file once and only when it is asked for.
 *
 * @param root the project's folder
 */
export function readSiteTexts(root: string, data: SiteData, routes: readonly Route[]): SiteTexts {
  const registry = siteFacts(data);
  const files = new Map<string, unknown>();

  const contentOf = (language: Language, namespace: string): unknown => {
    const file = join(root, "locales", language, `${namespace}.json`);
    const known = files.get(file);
    if (known !== undefined) {
      return known;
    }
    const content = mapTexts(JSON.parse(readFileSync(file, "utf8")), (text) =>
      resolveLinks(fillMessage(text, registry, language).text, (target) => routes.find(({ id }) => id === target)?.paths[language] ?? ""),
    );
    files.set(file, content);
    return content;
  };
  const at = (language: Language, namespace: string, key: string): unknown => valueAt(contentOf(language, namespace), key.split("."));
  return {
    text: (language, namespace, key) => withoutMarkup(required.text(at(language, namespace, key), { language, namespace, key })),
    headline: (language, namespace, key) => {
      const lines = at(language, namespace, key);
      return Array.isArray(lines)
        ? required.list(lines, { language, namespace, key })
        : [required.text(lines, { language, namespace, key })];
    },
    list: (language, namespace, key) => required.list(at(language, namespace, key), { language, namespace, key }).map(withoutMarkup),
    keys: (language, namespace, key) => Object.keys(required.group(at(language, namespace, key), { language, namespace, key })),
  };
}
