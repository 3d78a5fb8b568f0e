import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { siteAt } from "../../content/site-data";
import { LANGUAGES, type Language, byLanguage, isLanguage, optionOf } from "../../core/languages";
import { isObject } from "../../core/text/is-object";
import { sha256 } from "../sha256";

/** The whole typeface, with one axis for its weight. */
const TYPEFACE = join("src", "fonts", "manrope.woff2");

/** Letters for addresses and for what visitors type, and signs that the code writes. */
const ALWAYS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"#%&'()*+,-./:;?@_\u00A0·–’©€×`;

/** What the styles use: kerning, alternates by context and by language, figures of one width. */
const FEATURES = ["kern", "calt", "locl", "tnum"];

/** All strings in a value that pages in a language may show: where there is a part for each language, only its own. */
function stringsFor(language: Language, value: unknown): string {
  if (typeof value === "string") {
    return value;
  }
  if (!Array.isArray(value) && isObject(value) && language in value) {
    return stringsFor(language, value[language]);
  }
  return Object.values(value ?? {})
    .map((part) => stringsFor(language, part))
    .join("");
}

/**
 * The letters that the pages of each language need: those of its texts, and of the names of all languages in the menu.
 *
 * @param root the project's folder
 */
function lettersByLanguage(root: string): Readonly<Record<Language, string>> {
  const files = [...siteAt(root).files.texts];
  const contentOf = (folder: string): readonly unknown[] =>
    files.flatMap(([path, text]): unknown => (path.startsWith(folder) && path.endsWith(".json") ? [JSON.parse(text)] : []));
  const data = contentOf("data/");
  const names = LANGUAGES.map((code) => optionOf(code).name);
  return byLanguage((language) => {
    const texts = stringsFor(language, [...data, ...contentOf(`locales/${language}/`), ...names]);
    return Array.from(new Set(ALWAYS + texts))
      .sort()
      .join("");
  });
}

/**
 * Cuts the typeface into one file for each language, in `public/static`, whose name carries a hash of its letters.
 *
 * @param root the project's folder
 * @returns the addresses of the files
 */
export async function cutFonts(root: string): Promise<Readonly<Record<Language, string>>> {
  const typeface = await readFile(join(root, TYPEFACE));
  const letters = lettersByLanguage(root);
  const addresses = byLanguage((language) => {
    const hash = sha256(JSON.stringify([letters[language], FEATURES, sha256(typeface, "hex")]), "hex").slice(0, 20);
    return `/static/manrope-${language}-${hash}.woff2`;
  });
  await mkdir(join(root, "public", "static"), { recursive: true });
  for (const code of LANGUAGES) {
    const file = join(root, "public", addresses[code]);
    if (!existsSync(file)) {
      await writeFile(file, await subsetFont(typeface, letters[code], { targetFormat: "woff2", keepFeatures: FEATURES }));
    }
  }
  return addresses;
}

/**
 * The letters that a font has, by its Unicode character map.
 *
 * @source OpenType, `cmap`, format 4: the ends, then the beginnings, of runs of characters
 */
function charactersOf(font: Buffer): ReadonlySet<string> {
  const tableAt = (tag: string): number => font.readUInt32BE(font.indexOf(tag, 12, "latin1") + 8);
  const cmap = tableAt("cmap");
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index));
  const runs = subtables.find((subtable) => font.readUInt16BE(subtable) === 4) ?? cmap;
  const twice = font.readUInt16BE(runs + 6);
  return new Set(
    Array.from({ length: twice / 2 }, (_, index) => {
      const end = font.readUInt16BE(runs + 14 + 2 * index);
      const start = font.readUInt16BE(runs + 16 + twice + 2 * index);
      return Array.from({ length: end - start + 1 }, (_unused, offset) => String.fromCodePoint(start + offset));
    }).flat(),
  );
}

/** Parts of a page whose letters its font need not have: offers in other languages, scripts, styles, tags. */
const NOT_TEXT = /<(script|style|aside)\b.*?<\/\1>|<[^>]*>/gs;

/** Characters without a shape. */
const SHAPELESS = /[\p{Z}\p{C}]/u;

/** Finds the letters of a page that the font of its language lacks, which browsers then take from a font of the device. */
export async function strayLetters(root: string): Promise<(html: string) => readonly string[]> {
  const typeface = await subsetFont(await readFile(join(root, TYPEFACE)), "", { targetFormat: "truetype", keepAllGlyphs: true });
  const drawn = charactersOf(typeface);
  const letters = lettersByLanguage(root);
  const fonts = byLanguage((language) => new Set(Array.from(letters[language]).filter((letter) => drawn.has(letter))));
  return (html) => {
    const language = /<html[^>]* lang="(\w+)"/.exec(html)?.[1];
    const font = isLanguage(language) ? fonts[language] : drawn;
    return Array.from(new Set(html.replace(NOT_TEXT, ""))).filter((letter) => !SHAPELESS.test(letter) && !font.has(letter));
  };
}
