import { type FactRegistry, fillMessage } from "../core/facts/fill";
import type { Language } from "../core/languages";
import { articleIdOf } from "../core/schemas";
import { withoutMarkup } from "../core/text/links";
import { type JsonDocument, placedTexts } from "./json-document";
import { type LocaleDocuments, dataFileOf } from "./locale-documents";
import type { JsonPath } from "./problem";

/** A text as pages show it, and where editors write it. */
export interface ShownText {
  /** With facts filled in, without markup. */
  readonly text: string;
  readonly namespace: string;
  readonly document: JsonDocument;
  readonly path: JsonPath;
}

/** Every text of a language. */
export function shownTexts(locales: LocaleDocuments, language: Language, registry: FactRegistry): readonly ShownText[] {
  return Array.from(locales[language]).flatMap(([namespace, document]) =>
    placedTexts(document.value).map(({ text, path }) => ({
      text: withoutMarkup(fillMessage(text, registry, language).text),
      namespace,
      document,
      path,
    })),
  );
}

/** The path of the form, below the collections of the editing interface, that holds the texts of a namespace. */
export function formOf(namespace: string): string {
  const file = dataFileOf(`${namespace}.json`);
  const article = file === undefined ? undefined : articleIdOf(file);
  return article === undefined ? `${file === undefined ? "texts" : "data"}/entries/${file ?? namespace}` : `articles/entries/${article}`;
}
