import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
  createLiteralElement,
  isLiteralElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import type { SiteData } from "../schemas";
import {
  type FactEntry,
  type FactReading,
  KNOWN_SUFFIX,
  SPELLED_SUFFIX,
  allFacts,
  brandFact,
  buildYearFact,
  excessIds,
  excessOf,
  factIdOf,
  isKnown,
  withExample,
} from "./facts";
import { formatFact } from "./format-fact";
import { type Language, localeOf } from "../i18n/languages";

/** Thrown for a sentence that names an unknown fact, one without a value, or one for whose answer it has no words. */
export class UnknownFactError extends Error {
  override readonly name = "UnknownFactError";
}

/** Thrown for a sentence that is not ICU MessageFormat, or uses a fact in a way that its unit does not allow. */
export class MessageSyntaxError extends Error {
  override readonly name = "MessageSyntaxError";
}

/** Where a sentence finds its facts. */
export interface FactSource {
  readonly get: (id: string) => FactEntry | undefined;
}

/** Facts by id. */
export type FactRegistry = ReadonlyMap<string, FactEntry>;

export const factRegistry = (facts: readonly FactEntry[]): FactRegistry => new Map(facts.map((fact) => [fact.id, fact]));

/** Every fact that a sentence of the site may name, with and without a value. */
export function siteFacts({ business, ...data }: Pick<SiteData, "facts" | "open-facts" | "business">): FactRegistry {
  const facts = factRegistry([...withExample(allFacts(data)), brandFact(business.brand), buildYearFact(new Date())]);
  const excesses = excessIds(Array.from(facts.keys())).flatMap((id) => excessOf(id, (name) => facts.get(name)) ?? []);
  return new Map([...facts, ...factRegistry(excesses)]);
}

/**
 * The elements of a sentence in ICU MessageFormat. Tags stay literal: markup belongs to the components.
 *
 * @throws MessageSyntaxError when the sentence cannot be parsed
 */
export function parseMessage(message: string): readonly MessageFormatElement[] {
  if (!/[{}']/.test(message)) {
    return [createLiteralElement(message)];
  }
  try {
    // The words for each answer are complete without “other”; the check compares them with the answers.
    return parse(message, { ignoreTag: true, requiresOtherClause: false });
  } catch (error) {
    throw new MessageSyntaxError(error instanceof Error ? error.message : String(error));
  }
}

/** Every plural and every choice of words in a sentence, those inside others too. */
export function branchesIn(elements: readonly MessageFormatElement[]): readonly (PluralElement | SelectElement)[] {
  return elements.flatMap((element) =>
    element.type === TYPE.plural || element.type === TYPE.select
      ? [element, ...Object.values(element.options).flatMap(({ value }) => branchesIn(value))]
      : [],
  );
}

/** Every name that a sentence puts in braces, in the branches of plurals and choices too. */
export function namesIn(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  const all = [...elements, ...branchesIn(elements).flatMap(({ options }) => Object.values(options).flatMap(({ value }) => value))];
  const unnamed: readonly TYPE[] = [TYPE.literal, TYPE.pound, TYPE.tag];
  return new Set(all.flatMap((element) => (unnamed.includes(element.type) || !("value" in element) ? [] : [element.value])));
}

/** Finds the fact to which a name in a sentence refers. */
const entryOf = (name: string, facts: FactSource): FactEntry | undefined => facts.get(name) ?? facts.get(factIdOf(name));

/** Whether a name asks only if its fact has a value. */
const asksWhetherKnown = (name: string, facts: FactSource): boolean => name.endsWith(KNOWN_SUFFIX) && facts.get(name) === undefined;

/** The key of the words that a sentence has for an answer; `undefined` for a fact that is no yes or no, and no choice. */
function answerKey(name: string, fact: FactEntry, facts: FactSource): string | undefined {
  const isYes = asksWhetherKnown(name, facts) ? isKnown(fact) : fact.value;
  return typeof isYes === "boolean" ? (isYes ? "yes" : "no") : fact.unit === "choice" ? String(fact.value) : undefined;
}

/**
 * The facts without a value that keep a sentence from being read. Where it has words for each answer, those that are not said do not count.
 *
 * @param message what `parseMessage` returned
 */
export function missingFacts(message: readonly MessageFormatElement[], facts: FactSource): readonly string[] {
  return message.flatMap((element): readonly string[] => {
    const fact = "value" in element && element.type !== TYPE.literal ? entryOf(element.value, facts) : undefined;
    if (fact === undefined) {
      return [];
    }
    if (element.type === TYPE.select) {
      const key = answerKey(element.value, fact, facts) ?? "";
      return !isKnown(fact) && !asksWhetherKnown(element.value, facts) ? [fact.id] : missingFacts(element.options[key]?.value ?? [], facts);
    }
    const branches = element.type === TYPE.plural ? Object.values(element.options) : [];
    return [...(isKnown(fact) ? [] : [fact.id]), ...branches.flatMap(({ value }) => missingFacts(value, facts))];
  });
}

/**
 * A sentence with its facts filled in, formatted for the language.
 *
 * `{name}` prints the fact as the language writes it, and `{nameSpelled}` in words. `{name, plural, …}` chooses a form by the fact's
 * number, and `{name, select, yes {…} no {…}}` the words for an answer; `{nameKnown, select, …}` asks whether the fact has a value.
 * `{name, number, ::…}` formats the number in another way, such as `::scale/10` for per mille instead of per cent.
 *
 * @param message what `parseMessage` returned
 * @throws UnknownFactError, MessageSyntaxError
 * @example fillMessage(parseMessage("{grace, plural, one {# minute} other {# minutes}}"), facts, "en") // "59 minutes"
 */
export function fillMessage(message: readonly MessageFormatElement[], facts: FactSource, language: Language): string {
  const numbers: Record<string, number> = {};

  const knownOrNot = (name: string): FactEntry => {
    const fact = entryOf(name, facts);
    if (fact === undefined) {
      throw new UnknownFactError(`There is no fact called “${name}”.`);
    }
    return fact;
  };
  const factOf = (name: string): FactReading => {
    const fact = knownOrNot(name);
    if (!isKnown(fact)) {
      throw new UnknownFactError(`The fact “${fact.id}” has no value.`);
    }
    return fact;
  };
  const printed = (name: string): string => {
    const fact = factOf(name);
    if (typeof fact.value === "boolean" || fact.unit === "choice") {
      throw new MessageSyntaxError(`The fact “${fact.id}” is an answer, which needs words: {${fact.id}, select, …}.`);
    }
    const written = fact.shown ?? (fact.id === name ? formatFact(fact, language) : fact.spelled?.[language]);
    if (written === undefined) {
      throw new MessageSyntaxError(`The fact “${fact.id}” has no spelled form, so “{${fact.id}${SPELLED_SUFFIX}}” cannot be printed.`);
    }
    return written;
  };
  const takeNumber = (name: string): void => {
    const { value } = factOf(name);
    if (typeof value !== "number") {
      throw new MessageSyntaxError(`The fact “${name}” is not a number, so it can neither choose a plural nor be written in another way.`);
    }
    numbers[name] = value;
  };
  const chosen = ({ value: name, options }: SelectElement): readonly MessageFormatElement[] => {
    const key = answerKey(name, asksWhetherKnown(name, facts) ? knownOrNot(name) : factOf(name), facts);
    const option = key === undefined ? undefined : options[key];
    if (option === undefined) {
      const [Kind, because] = key === undefined ? [MessageSyntaxError, "is no answer"] : [UnknownFactError, `has no words for “${key}”`];
      throw new Kind(`The fact “${name}” ${because}.`);
    }
    return option.value;
  };

  const fill = (elements: readonly MessageFormatElement[], counted?: string): MessageFormatElement[] =>
    elements.flatMap((element): MessageFormatElement[] => {
      switch (element.type) {
        case TYPE.argument:
          return [createLiteralElement(printed(element.value))];
        case TYPE.number:
          if (factOf(element.value).unit === "EUR" || factOf(element.value).shown !== undefined) {
            return [createLiteralElement(printed(element.value))];
          }
          takeNumber(element.value);
          return [element];
        case TYPE.plural: {
          takeNumber(element.value);
          const options = Object.entries(element.options).map(([category, option]) => [
            category,
            { ...option, value: fill(option.value, element.value) },
          ]);
          return [{ ...element, options: Object.fromEntries(options) as typeof element.options }];
        }
        case TYPE.select:
          return fill(chosen(element), counted);
        case TYPE.pound: {
          const shown = counted === undefined ? undefined : factOf(counted).shown;
          return [shown === undefined ? element : createLiteralElement(shown)];
        }
        case TYPE.literal:
          return [element];
        default:
          throw new MessageSyntaxError("Sentences know plain facts, numbers, plurals and answers only; dates and times are facts.");
      }
    });

  const elements = fill(message);
  // Intl is slow, and only numbers and plurals need it.
  const isText = elements.every(isLiteralElement);
  return isText ? elements.map(({ value }) => value).join("") : String(new IntlMessageFormat(elements, localeOf(language)).format(numbers));
}
