import { basename, extname } from "node:path";
import type { FactUses } from "../../content/fact-uses";
import { dataFileOf, readLocales } from "../../content/locale-documents";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../core/languages";
import type { Route } from "../../core/routes/route-table";
import { articleIdOf } from "../../core/schemas";
import { withoutMarkup } from "../../core/text/links";
import { valueAt } from "../../core/text/value-at";
import type { Texts } from "./comparison";

/** A page, with its name for editors. */
export interface TitledRoute extends Route {
  readonly title: string;
}

/** The pages as editors know them: by their name in the menus, an article by the title of its card. */
export function titledRoutes(routes: readonly Route[], texts: Texts): readonly TitledRoute[] {
  const english = readLocales(texts).locales.en;
  const textAt = (namespace: string, path: readonly string[]): string | undefined => {
    const text = valueAt(english.get(namespace)?.value, path);
    return typeof text === "string" ? text : undefined;
  };
  return routes.map((route) => ({
    ...route,
    title: withoutMarkup(textAt("common", ["nav", route.id]) ?? textAt(route.mainNamespace, ["card", "title"]) ?? route.id),
  }));
}

/** A page that a change reaches, in the languages in which it does. */
export interface AffectedPage {
  readonly route: TitledRoute;
  readonly languages: readonly Language[];
}

export type PageFinder = ReturnType<typeof pageFinder>;

/**
 * Finds the pages that a change reaches, in the order of the route table.
 *
 * @param readPage reads what was built for a path: its HTML and its page data
 */
export function pageFinder(routes: readonly TitledRoute[], factUses: FactUses, readPage: (path: string) => string) {
  const select = (isAffected: (route: Route, language: Language) => boolean, among: readonly Language[]): readonly AffectedPage[] =>
    routes
      .map((route) => ({ route, languages: among.filter((language) => isAffected(route, language)) }))
      .filter(({ languages }) => languages.length > 0);
  const found = new Map<string, ReadonlySet<string>>();
  // All languages of a page show the same pictures and query the same files. Thousands of pages need not be in memory at once.
  const pagesWith = (pattern: RegExp): ReadonlySet<string> =>
    new Set(routes.filter(({ paths }) => pattern.test(readPage(paths[DEFAULT_LANGUAGE]))).map(({ id }) => id));
  const mentioning = (pattern: RegExp, languages: readonly Language[]) => {
    const pages = found.get(pattern.source) ?? pagesWith(pattern);
    found.set(pattern.source, pages);
    return select(({ id }) => pages.has(id), languages);
  };
  return {
    /** The pages whose sentences name a fact, by the record that the build keeps. */
    ofFact: (factId: string) => select(({ paths }, language) => factUses[paths[language]]?.includes(factId) === true, LANGUAGES),
    /** The pages that load a locale file, query a data file, or show an article. */
    ofNamespace: (namespace: string, languages: readonly Language[]) => {
      const file = dataFileOf(`${namespace}.json`);
      return file === undefined || articleIdOf(file) !== undefined
        ? select(({ namespaces, mainNamespace }) => [...namespaces, mainNamespace].includes(namespace), languages)
        : // Gatsby's root field for `van-areas.json` is `vanAreasJson`, and page data holds the fields that the page queried.
          mentioning(new RegExp(`"${file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Json":`), languages);
    },
    /** The pages that show a file of `src/images`. Gatsby serves `/static/<hash>/coast.webp`, webpack `/static/coast-<hash>.svg`. */
    ofPicture: (path: string) => mentioning(new RegExp(`/${basename(path, extname(path))}(?:-[0-9a-f]{8,})?\\.`), LANGUAGES),
  };
}
