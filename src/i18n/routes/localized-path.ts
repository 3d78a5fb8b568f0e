import { DEFAULT_LANGUAGE, type Language, byLanguage, isLanguage } from "../languages";

/** The slug of a page in each language; `{brand}` is replaced with the business's slug. */
type Slugs = Readonly<Record<Language, string>>;

/**
 * The path of a slug in a language. English has no prefix; the home page of another language is its prefix alone.
 *
 * @example localizedPath("de", "parken-flughafen-larnaca", "acme") // "/de/parken-flughafen-larnaca"
 */
export function localizedPath(language: Language, slug: string, brandSlug: string): string {
  const segments = [language === DEFAULT_LANGUAGE ? "" : language, slug.replaceAll("{brand}", brandSlug)];
  return `/${segments.filter((segment) => segment !== "").join("/")}`;
}

/** The paths of a page in every language. */
export function localizedPaths(slugs: Slugs, brandSlug: string): Readonly<Record<Language, string>> {
  return byLanguage((language) => localizedPath(language, slugs[language], brandSlug));
}

/**
 * The language of a path, by its prefix.
 *
 * @example languageOfPath("/de/altes-auto") // "de"
 */
export function languageOfPath(path: string): Language {
  const prefix = path.split("/")[1];
  return isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE;
}
