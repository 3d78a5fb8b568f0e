import { fillMessage, siteFacts } from "../core/facts/fill";
import { type Language, byLanguage } from "../core/languages";
import { required } from "../core/required";
import { resolveLinks, withoutMarkup } from "../core/text/links";
import { readLocales } from "../content/locale-documents";
import type { Site } from "../content/site-data";
import { readTexts } from "../core/text/read-texts";
import { mapTexts } from "../core/text/map-texts";

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

const known = new WeakMap<Site, SiteTexts>();

/** The texts of a site, made once in a build. */
export function readSiteTexts(site: Site): SiteTexts {
  const texts = known.get(site) ?? filledTexts(site);
  known.set(site, texts);
  return texts;
}

/** Fills in texts on demand, those of a namespace once. */
function filledTexts({ files, data, routes }: Site): SiteTexts {
  const registry = siteFacts(data);
  const locales = readLocales(files.texts);
  const contents = new Map<string, unknown>();

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
    const content = contents.get(key) ?? mapTexts(locales[language].get(namespace)?.value, (text) => filled(text, language));
    contents.set(key, content);
    return content;
  };
  const readers = byLanguage((language) => readTexts((namespace) => contentOf(language, namespace), { language }));
  return {
    text: (language, namespace, key) => withoutMarkup(readers[language].text(namespace, key)),
    headline: (language, namespace, key) =>
      readers[language].has(namespace, `${key}.0`) ? readers[language].list(namespace, key) : [readers[language].text(namespace, key)],
    list: (language, namespace, key) => readers[language].list(namespace, key).map(withoutMarkup),
    localized: (language, text) => withoutMarkup(filled(text[language], language)),
  };
}
