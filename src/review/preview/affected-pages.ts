import { basename, extname } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../core/languages";
import { dataFileOf } from "../../content/locale-documents";
import { articleIdOf } from "../../core/schemas";
import type { FactUses } from "../../content/fact-uses";
import type { Route } from "../../core/routes/route-table";

/** A page that a change reaches, in the languages in which it does. */
export interface AffectedPage {
  readonly routeId: string;
  readonly languages: readonly Language[];
}

/** Finds the pages that a change reaches, in the order of the route table. */
export interface PageFinder {
  /** The pages whose sentences name a fact, by the record that the build keeps. */
  readonly ofFact: (factId: string, languages: readonly Language[]) => readonly AffectedPage[];
  /** The pages that load a locale file, query a data file, or show an article. */
  readonly ofNamespace: (namespace: string, languages: readonly Language[]) => readonly AffectedPage[];
  /** The pages that show a file of `src/images`. */
  readonly ofPicture: (path: string) => readonly AffectedPage[];
}

/**
 * A finder for the site as it is built.
 *
 * @param readPage reads what was built for a path: its HTML and its page data
 */
export function pageFinder(routes: readonly Route[], factUses: FactUses, readPage: (path: string) => string): PageFinder {
  const select = (isAffected: (route: Route) => boolean, languages: readonly Language[] = LANGUAGES): readonly AffectedPage[] =>
    languages.length === 0 ? [] : routes.filter(isAffected).map(({ id }) => ({ routeId: id, languages }));
  // All languages of a page show the same pictures and query the same files.
  const mentioning = (pattern: RegExp, languages?: readonly Language[]) =>
    select(({ paths }) => pattern.test(readPage(paths[DEFAULT_LANGUAGE])), languages);
  return {
    ofFact: (factId, languages) =>
      routes
        .map(({ id, paths }) => ({
          routeId: id,
          languages: languages.filter((language) => factUses[paths[language]]?.includes(factId) === true),
        }))
        .filter((page) => page.languages.length > 0),
    ofNamespace: (namespace, languages) => {
      const file = dataFileOf(`${namespace}.json`);
      if (file === undefined || articleIdOf(file) !== undefined) {
        return select(({ namespaces, mainNamespace }) => [...namespaces, mainNamespace].includes(namespace), languages);
      }
      // Gatsby's root field for `van-areas.json` is `vanAreasJson`, and page data holds the fields that the page queried.
      return mentioning(new RegExp(`"${file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Json":`), languages);
    },
    // Gatsby serves `/static/<hash>/coast.webp`, webpack `/static/coast-<hash>.svg`.
    ofPicture: (path) => mentioning(new RegExp(`/${basename(path, extname(path))}(?:-[0-9a-f]{8,})?\\.`)),
  };
}
