import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type FactRegistry, fillMessage } from "../core/facts/fill";
import { withoutMarkup } from "../core/text/links";
import type { Language } from "../core/languages";
import { placedTexts, readJsonDocument } from "../content/json-document";

/** A place in a file. */
export interface Source {
  readonly file: string;
  readonly line: number;
}

/** Pages and pictures break lines where files do not. */
const comparable = (text: string): string => text.replace(/[\s\u00ad\u2060]+/gu, "");

/**
 * Where an editor wrote a sentence: the places in the locale files of the language whose finished text holds it. A sentence that a page
 * puts together from parts has no such place.
 */
export function sourcesOf(sentence: string, root: string, language: Language, registry: FactRegistry): readonly Source[] {
  const folder = `locales/${language}`;
  const wanted = comparable(sentence);
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const document = readJsonDocument(file, readFileSync(join(root, file), "utf8"));
      return "lineOf" in document
        ? placedTexts(document.value)
            .filter(({ text }) => comparable(withoutMarkup(fillMessage(text, registry, language).text)).includes(wanted))
            .map(({ path }) => ({ file, line: document.lineOf(path) }))
        : [];
    });
}
