import { type SiteFiles, readSiteFiles } from "../src/content/site-files";
import { LANGUAGES } from "../src/core/languages";
import { SITE_ROOT } from "./site-root";

/** The site's own files, read once. */
export const SITE: SiteFiles = readSiteFiles(SITE_ROOT);

/** Files with one piece of one of them replaced; throws if the piece is not there, so that no test passes by changing nothing. */
export function replacing(path: string, before: string | RegExp, after: string, files: SiteFiles = SITE): SiteFiles {
  const text = files.texts.get(path) ?? "";
  const changed = text.replace(before, () => after);
  if (changed === text) {
    throw new Error(`${path} does not hold ${String(before)}.`);
  }
  return { ...files, texts: new Map(files.texts).set(path, changed) };
}

/** Files with one JSON file changed in place. */
export function withData(path: string, change: (data: Editable) => void, files = SITE): SiteFiles {
  return withAllData({ [path]: change }, files);
}

/** JSON of any shape. */
export type Editable = { [key: string]: Editable } & { [index: number]: Editable } & unknown[];

/** Files with several JSON files, by their paths, changed in place; a missing file begins empty. */
export function withAllData(changes: Readonly<Record<string, (data: Editable) => void>>, files: SiteFiles = SITE): SiteFiles {
  const texts = new Map(files.texts);
  Object.entries(changes).forEach(([path, change]) => {
    const data = JSON.parse(texts.get(path) ?? "{}") as Editable;
    change(data);
    texts.set(path, JSON.stringify(data, null, 2));
  });
  return { ...files, texts };
}

/** The same change to one namespace in every language, for `withAllData`. */
export function inEveryLanguage(namespace: string, change: (data: Editable) => void): Readonly<Record<string, (data: Editable) => void>> {
  return Object.fromEntries(LANGUAGES.map((language) => [`locales/${language}/${namespace}.json`, change]));
}
