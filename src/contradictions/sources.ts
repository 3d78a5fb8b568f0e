import type { FactRegistry } from "../core/facts/fill";
import type { Language } from "../core/languages";
import { comparable } from "../core/text/comparable";
import { readLocales } from "../content/locale-documents";
import { shownTexts } from "../content/shown-texts";
import { readSiteFiles } from "../content/site-files";

/** A place in a file. */
export interface Source {
  readonly file: string;
  readonly line: number;
}

/**
 * Where an editor wrote a sentence: the places in the texts of the language whose finished text holds it. A sentence that a page
 * puts together from parts has no such place.
 */
export function sourcesOf(sentence: string, root: string, language: Language, registry: FactRegistry): readonly Source[] {
  const wanted = comparable(sentence);
  return shownTexts(readLocales(readSiteFiles(root).texts).locales, language, registry)
    .filter(({ text }) => comparable(text).includes(wanted))
    .map(({ document: { file, lineOf }, path }) => ({ file, line: lineOf(path) }));
}
