import { type FactRegistry, fillMessage } from "../core/facts/fill";
import { withoutMarkup } from "../core/text/links";
import type { Language } from "../core/languages";
import { placedTexts } from "../content/json-document";
import { readLocales } from "../content/locale-documents";
import { readSiteFiles } from "../content/site-files";

/** A place in a file. */
export interface Source {
  readonly file: string;
  readonly line: number;
}

/** Pages and pictures break lines where files do not. */
const comparable = (text: string): string => text.replace(/[\s\u00ad\u2060]+/gu, "");

/**
 * Where an editor wrote a sentence: the places in the texts of the language whose finished text holds it. A sentence that a page
 * puts together from parts has no such place.
 */
export function sourcesOf(sentence: string, root: string, language: Language, registry: FactRegistry): readonly Source[] {
  const wanted = comparable(sentence);
  return Array.from(readLocales(readSiteFiles(root).texts).locales[language].values()).flatMap(({ file, value, lineOf }) =>
    placedTexts(value)
      .filter(({ text }) => comparable(withoutMarkup(fillMessage(text, registry, language).text)).includes(wanted))
      .map(({ path }) => ({ file, line: lineOf(path) })),
  );
}
