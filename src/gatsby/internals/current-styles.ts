import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { required } from "../../core/required";
import { readBundlerRecord } from "./bundler-record";

/** A style sheet in a page. */
export interface StyleSheet {
  /** Its address on the site, which carries a hash. */
  readonly address: string;
  readonly text: string;
}

/** Webpack's name for what all pages share. */
const SHARED = "app";

/**
 * The style sheets of the last build.
 *
 * @returns the sheets of a page by the name of its template's bundle, the shared sheet first
 */
export async function styleSheets(publicFolder: string): Promise<(componentChunkName: string) => readonly StyleSheet[]> {
  const { namedChunkGroups } = await readBundlerRecord(publicFolder);
  const namesOf = (group: string): readonly string[] =>
    (namedChunkGroups[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(".css"));
  const names = [...new Set(Object.keys(namedChunkGroups).flatMap(namesOf))];
  const texts = new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(publicFolder, name), "utf8")] as const)));
  return (componentChunkName) =>
    [...namesOf(SHARED), ...namesOf(componentChunkName)].map((name) => ({ address: `/${name}`, text: required(texts.get(name), name) }));
}

/** A sheet as Gatsby prints it into a page. */
const SHEET = /<style data-href="[^"]+" data-identity="gatsby-global-css">.*?<\/style>/gs;

/**
 * Puts the style sheets of the last build into a page. Gatsby updates the scripts of a page that it does not render again, but not its
 * styles: with a kept cache, as on Netlify, a change of styles alone would never be seen.
 *
 * @param html a document as Gatsby left it, or as this function did
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
