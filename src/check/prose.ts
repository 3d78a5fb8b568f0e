import type { Language } from "../core/languages";
import { plainSpelling, tokensOf } from "../core/text/figures/tokens";
import { VOCABULARIES } from "../core/text/figures/vocabulary";

/** Names that contain digits: road numbers, car groups, the number of the error page, and years of the calendar. */
const NAMES_WITH_DIGITS = /(?<![\p{L}\d.,€])(?:[A-GΑ-Η]\d{1,3}|404|(?:19|20)\d\d(?!\s?[€%]))(?![\p{L}\d])/gu;

/** Placeholders of ICU MessageFormat, innermost first. */
const PLACEHOLDER = /\{[^{}]*\}/g;

/** A sentence without its placeholders and link targets. */
function proseOf(message: string): string {
  let prose = message.replace(/\]\([^)]*\)/g, "]");
  for (let previous = ""; previous !== prose;) {
    previous = prose;
    prose = prose.replace(PLACEHOLDER, " ");
  }
  return prose;
}

/** A number word before a unit. “One” does not count: it is an article in most of these languages. */
function figureInWords(prose: string, language: Language): string | undefined {
  const { numbers, units } = VOCABULARIES[language];
  const words = tokensOf(plainSpelling(prose, language)).flatMap(({ text }) => (text === "-" ? [] : [text]));
  const index = words.findIndex(
    (word, place) => (numbers.get(word) ?? 0) > 1 && units.some(({ isNamedBy }) => isNamedBy(words[place + 1] ?? "")),
  );
  return index < 0 ? undefined : words.slice(index, index + 2).join(" ");
}

/**
 * Finds a figure that a sentence gives literally, in digits or in words beside a unit of time, money or distance.
 *
 * @param names proper names that contain digits, such as the models of the fleet
 * @source facts.md, rules: prose names a fact, so that five languages cannot drift apart
 * @example literalFigure("Walk five minutes.", "en", []) // "five minutes"
 */
export function literalFigure(message: string, language: Language, names: Iterable<string>): string | undefined {
  let prose = proseOf(message).replace(NAMES_WITH_DIGITS, " ");
  for (const name of names) {
    prose = prose.replaceAll(name, " ");
  }
  return /[€$£%]?\s?\d+(?:[.,:/–-]\d+)*\s?[€$£%]?/u.exec(prose)?.[0].trim() ?? figureInWords(prose, language);
}
