import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readBundlerRecord } from "./bundler-record";

/** A style sheet as it stands in a page. */
export interface StyleSheet {
  /** Its address on the site, which carries a hash. */
  readonly address: string;
  readonly text: string;
}

/** The bundler's name of what all pages share. */
const SHARED = "app";

/**
 * The style sheets of the last build.
 *
 * @param publicFolder the built site
 * @returns the sheets of a page by the name of its template's bundle, that which all share first
 */
export async function styleSheets(publicFolder: string): Promise<(componentChunkName: string) => readonly StyleSheet[]> {
  const { namedChunkGroups } = await readBundlerRecord(publicFolder);
  const namesOf = (group: string): readonly string[] =>
    (namedChunkGroups[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(".css"));
  const texts = new Map<string, string>();
  for (const name of new Set(Object.keys(namedChunkGroups).flatMap(namesOf))) {
    texts.set(name, await readFile(join(publicFolder, name), "utf8"));
  }
  return (componentChunkName) =>
    [...namesOf(SHARED), ...namesOf(componentChunkName)].map((name) => ({ address: `/${name}`, text: texts.get(name) ?? "" }));
}

/** As Gatsby prints a sheet into a page. */
const SHEET = /<style data-href="[^"]+" data-identity="gatsby-global-css">.*?<\/style>/gs;

/**
 * Puts the style sheets of the last build into a page. Gatsby renews the scripts of a page that did not change itself, but not its styles:
 * with a kept cache, as on Netlify, a change of styles alone would never be seen.
 *
 * @param html a document as Gatsby left it, or as this function did
 * @throws when the document has no place for styles: then Gatsby prints them in another way
 */
export function withCurrentStyles(html: string, sheets: readonly StyleSheet[]): string {
  const start = html.search(SHEET);
  if (start === -1) {
    throw new Error("A page has no place for its styles: Gatsby prints them in another way than before.");
  }
  const current = sheets.map(({ address, text }) => `<style data-href="${address}" data-identity="gatsby-global-css">${text}</style>`);
  const bare = html.replace(SHEET, "");
  return `${bare.slice(0, start)}${current.join("")}${bare.slice(start)}`;
}
