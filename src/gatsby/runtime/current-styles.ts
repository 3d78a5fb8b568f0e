import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LATER_STYLES } from "../../core/later-styles";
import { required } from "../../core/required";

/** A style sheet in a page. */
export interface StyleSheet {
  /** Its address on the site, which carries a hash. */
  readonly address: string;
  readonly text: string;
}

/** Webpack's record of the scripts and styles of each entry. */
interface BundlerRecord {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

export async function readBundlerRecord(publicFolder: string): Promise<BundlerRecord> {
  return JSON.parse(await readFile(join(publicFolder, "webpack.stats.json"), "utf8")) as BundlerRecord;
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

/** A sheet as Gatsby prints it into a page, and the styles of the first screen in its place. */
const SHEET = /<style data-href="[^"]+" data-identity="gatsby-global-css">.*?<\/style>/gs;
const FIRST_SCREEN = "first-screen";

/** Where a page has the styles of what comes after the first screen, empty or filled by an earlier build. */
const PLACE = new RegExp(`<style (?:data-href="[^"]+" )?id="${LATER_STYLES}">.*?</style>`, "s");

const element = (address: string, text: string): string =>
  `<style data-href="${address}" data-identity="gatsby-global-css">${text}</style>`;

/** The part of a page that visitors see first: what comes before its later styles; `undefined` for a page without such a place. */
export function firstScreenOf(html: string): string | undefined {
  const end = html.search(PLACE);
  return end === -1 ? undefined : html.slice(0, end);
}

/**
 * Puts the style sheets of the last build into a page. Gatsby updates the scripts of a page that it does not render again, but not its
 * styles: with a kept cache, as on Netlify, a change of styles alone would never be seen.
 *
 * @param html a document as Gatsby left it, or as this function did
 * @param firstScreen the styles of the first screen, for a page with a place for later styles: all others go there
 */
export function withCurrentStyles(html: string, sheets: readonly StyleSheet[], firstScreen: string): string {
  const start = html.search(SHEET);
  if (start === -1) {
    throw new Error("A page has no place for its styles: Gatsby prints them in another way than before.");
  }
  const bare = html.replace(SHEET, "");
  const withHead = (styles: string): string => `${bare.slice(0, start)}${styles}${bare.slice(start)}`;
  if (!PLACE.test(bare)) {
    return withHead(sheets.map(({ address, text }) => element(address, text)).join(""));
  }
  // Webpack finds the sheet of the template by its address, and does not fetch it. By a function, because dollar signs are special.
  const later = `<style data-href="${sheets.at(-1)?.address ?? ""}" id="${LATER_STYLES}">${sheets.map(({ text }) => text).join("")}</style>`;
  return withHead(element(FIRST_SCREEN, firstScreen)).replace(PLACE, () => later);
}
