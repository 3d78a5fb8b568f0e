import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fillMessage, siteFacts } from "../core/facts/fill";
import type { Language } from "../core/languages";
import { required } from "../core/required";
import { resolveLinks, withoutMarkup } from "../core/text/links";
import { type SiteData, schemaOf } from "../core/schemas";
import { textsInLanguage } from "./data-texts";
import { dataFileOf } from "./locale-documents";
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
  /** A text of data, without markup. */
  readonly localized: (language: Language, text: Readonly<Record<Language, string>>) => string;
}

/** The texts of a namespace in a language: a locale file, or the texts of a data file, such as “data/articles/…”. */
function textsOfFile(root: string, language: Language, namespace: string): unknown {
  const name = dataFileOf(`${namespace}.json`);
  const folder = name === undefined ? join("locales", language) : "";
  const content: unknown = JSON.parse(readFileSync(join(root, folder, `${namespace}.json`), "utf8"));
  return name === undefined ? content : textsInLanguage(required(schemaOf(name), `The schema of ${namespace}`), content, language);
}

/**
 * Reads locale files on demand, each once.
 *
 * @param root the project's folder
 */
export function readSiteTexts(root: string, data: SiteData, routes: readonly Route[]): SiteTexts {
  const registry = siteFacts(data);
  const files = new Map<string, unknown>();

  const filled = (text: string, language: Language): string =>
    resolveLinks(
      fillMessage(text, registry, language).text,
      (target) =>
        required(
          routes.find(({ id }) => id === target),
          `The page “${target}”`,
        ).paths[language],
    );
  const contentOf = (language: Language, namespace: string): unknown => {
    const key = `${language} ${namespace}`;
    if (!files.has(key)) {
      files.set(
        key,
        mapTexts(textsOfFile(root, language, namespace), (text) => filled(text, language)),
      );
    }
    return files.get(key);
  };
  const reader =
    <Value>(read: (value: unknown, place: TextPlace) => Value): Reader<Value> =>
    (language, namespace, key) =>
      read(valueAt(contentOf(language, namespace), key.split(".")), { language, namespace, key });
  return {
    text: reader((value, place) => withoutMarkup(readAs.text(value, place))),
    headline: reader((value, place) => (Array.isArray(value) ? readAs.list(value, place) : [readAs.text(value, place)])),
    list: reader((value, place) => readAs.list(value, place).map(withoutMarkup)),
    localized: (language, text) => withoutMarkup(filled(text[language], language)),
  };
}
