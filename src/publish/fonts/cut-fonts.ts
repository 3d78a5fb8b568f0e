import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { currentSite } from "../../content/site-data";
import { LANGUAGES, type Language, isLanguage, optionOf } from "../../i18n/languages";
import { shortHash } from "../sha256";

/** Letters for addresses and for what visitors type, signs that the code writes, and the names of all languages in the menu. */
const ALWAYS = [
  `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"#%&'()*+,-./:;?@_\u00A0·–’©€×`,
  ...LANGUAGES.map((code) => optionOf(code).name),
].join("");

/** What the styles use: kerning, alternates by context and by language, figures of one width. */
const FEATURES = ["kern", "calt", "locl", "tnum"];

/** Parts of data that no page shows. */
const UNSHOWN: readonly string[] = ["sources"];

/** The letters that pages in a language need: of its locale files, and of data without the parts in other languages. */
function lettersOf(language: Language, texts: ReadonlyMap<string, string>): string {
  const isNeeded = (path: string): boolean =>
    path.endsWith(".json") && (path.startsWith("data/") || path.startsWith(`locales/${language}/`));
  const contents = [...texts]
    .filter(([path]) => isNeeded(path))
    .map(([, text]) =>
      JSON.stringify(
        JSON.parse(text, (key, value: unknown) => ((isLanguage(key) && key !== language) || UNSHOWN.includes(key) ? undefined : value)),
      ),
    );
  return Array.from(new Set(ALWAYS + contents.join(""))).join("");
}

/** Cuts the typeface into one file for each language, whose name carries a hash of its content, and returns their addresses. */
export async function cutFonts(): Promise<Partial<Record<Language, string>>> {
  await mkdir("public/static", { recursive: true });
  const typeface = await readFile("src/fonts/manrope.woff2");
  const addresses = await Promise.all(
    LANGUAGES.map(async (language) => {
      const font = await subsetFont(typeface, lettersOf(language, currentSite().files.texts), {
        targetFormat: "woff2",
        keepFeatures: FEATURES,
      });
      const address = `/static/manrope-${language}-${shortHash(font)}.woff2`;
      await writeFile(join("public", address), font);
      return [language, address] as const;
    }),
  );
  return Object.fromEntries(addresses);
}
