import { type FactRegistry, fillMessage, parseMessage } from "../facts/fill";
import { openFacts } from "../facts/facts";
import { trialsOf } from "../facts/trials";
import { readLocales, sentencesIn } from "../content/locale-documents";
import { formatPath } from "../content/problem";
import { LANGUAGES, type Language } from "../i18n/languages";
import type { DataOf } from "../schemas";
import type { Texts } from "./base";

/** What stands where the value will be. */
export const BLANK = "▢▢▢";

/** A text that waits, as it will read in a language: once, or once for each answer. */
interface Reading {
  readonly language: Language;
  readonly text: string;
}

/** A question to the owner, with the texts that wait for its answer, by the field of each. */
export interface WaitingFact {
  readonly id: string;
  readonly question: string;
  readonly fields: ReadonlyMap<string, readonly Reading[]>;
}

/** The texts that wait for each question to the owner, in the order of the questions, with the blank marked. */
export function waitingTexts(texts: Texts, open: DataOf<"open-facts">, facts: FactRegistry): readonly WaitingFact[] {
  const locales = readLocales(texts);
  const found = new Map<string, Map<string, Reading[]>>();
  for (const language of LANGUAGES) {
    for (const { file, value } of locales[language].values()) {
      for (const { path, text } of sentencesIn(value).filter(({ text: written }) => written.includes("{"))) {
        const message = parseMessage(text);
        for (const { trial, facts: given } of trialsOf(message, facts, BLANK)) {
          const reading = { language, text: fillMessage(message, given, language) };
          for (const { fact } of trial) {
            const fields = found.get(fact.id) ?? new Map<string, Reading[]>();
            const field = `${file.replace(`locales/${language}/`, "locales/")}  ${formatPath(path)}`;
            found.set(fact.id, fields.set(field, [...(fields.get(field) ?? []), reading]));
          }
        }
      }
    }
  }
  return openFacts(open)
    .filter(({ value }) => value === null)
    .map(({ id, question }) => ({ id, question, fields: found.get(id) ?? new Map<string, Reading[]>() }));
}
