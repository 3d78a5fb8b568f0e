import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { factIdOf } from "../facts/facts";
import { type FactRegistry, MessageSyntaxError, UnknownFactError, fillMessage, missingFacts, namesIn, parseMessage } from "../facts/fill";
import { trialsOf } from "../facts/trials";
import { LANGUAGES, type Language } from "../i18n/languages";
import { valueAt } from "../schemas/json";
import type { JsonDocument, TextWithPath } from "../content/json-document";
import { type LocaleDocuments, REFERENCE, sentencesIn } from "../content/locale-documents";

/** A text of `locales/` or `data/`, read. */
export interface Sentence extends TextWithPath {
  readonly language: Language;
  readonly document: JsonDocument;
  /** The value at the same place in English. */
  readonly english: unknown;
  readonly elements: readonly MessageFormatElement[];
  /** The names in its curly brackets. */
  readonly names: readonly string[];
  /** With its facts filled in, and its markup left, in every way in which it may read; none if a name is unknown or the sentence is broken. */
  readonly filled: readonly string[];
  /** Why it cannot be filled in, if it cannot. */
  readonly broken: string | undefined;
}

type Reading = Pick<Sentence, "elements" | "names" | "filled" | "broken">;

function readMessage(text: string, language: Language, registry: FactRegistry | undefined): Reading {
  let elements: readonly MessageFormatElement[] = [];
  let names: readonly string[] = [];
  try {
    elements = parseMessage(text);
    names = [...namesIn(elements)];
    const today = registry === undefined || missingFacts(elements, registry).length > 0 ? [] : [registry];
    const sources = [...today, ...(registry === undefined ? [] : trialsOf(elements, registry).map(({ facts }) => facts))];
    return { elements, names, filled: sources.map((facts) => fillMessage(elements, facts, language)), broken: undefined };
  } catch (error) {
    if (error instanceof MessageSyntaxError || error instanceof UnknownFactError) {
      return { elements, names, filled: [], broken: error instanceof MessageSyntaxError ? error.message : undefined };
    }
    throw error;
  }
}

/** Every text of the site, as written and with its facts filled in. */
export function readSentences(locales: LocaleDocuments, registry: FactRegistry | undefined): readonly Sentence[] {
  return LANGUAGES.flatMap((language) =>
    Array.from(locales[language]).flatMap(([namespace, document]) => {
      const english = locales[REFERENCE].get(namespace)?.value;
      return sentencesIn(document.value).map((placed): Sentence => ({
        ...placed,
        ...readMessage(placed.text, language, registry),
        language,
        document,
        english: valueAt(english, placed.path),
      }));
    }),
  );
}

/** The facts that a text names, in order; `undefined` for a value that is no sentence. */
export function factsNamed(value: unknown): readonly string[] | undefined {
  const read = typeof value === "string" ? readMessage(value, REFERENCE, undefined) : undefined;
  return read === undefined || read.broken !== undefined ? undefined : read.names.map(factIdOf).sort();
}
