import { type MessageFormatElement, TYPE, createLiteralElement, isLiteralElement, parse } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import type { SiteData } from "../schemas";
import {
  type FactEntry,
  type FactReading,
  SPELLED_SUFFIX,
  allFacts,
  brandFact,
  buildYearFact,
  factIdOf,
  isKnown,
  withExample,
} from "./facts";
import { formatFact } from "./format-fact";
import { type Language, localeOf } from "../i18n/languages";

/** Thrown for a sentence that names an unknown fact, or one without a value. */
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

/** Facts with a value, by id. */
export type FactRegistry = ReadonlyMap<string, FactReading>;

export const factRegistry = (facts: readonly FactReading[]): FactRegistry => new Map(facts.map((fact) => [fact.id, fact]));

/** Every fact of the site that has a value. */
export function siteFacts({ business, ...data }: Pick<SiteData, "facts" | "open-facts" | "business">): FactRegistry {
  return factRegistry([...withExample(allFacts(data)), brandFact(business.brand), buildYearFact(new Date())].filter(isKnown));
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
    return parse(message, { ignoreTag: true });
  } catch (error) {
    throw new MessageSyntaxError(error instanceof Error ? error.message : String(error));
  }
}

/** Every name that a sentence puts in braces, in the branches of plurals too. */
export function namesIn(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  return new Set(
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) {
        return [];
      }
      const branches = element.type === TYPE.plural || element.type === TYPE.select ? Object.values(element.options) : [];
      return [element.value, ...branches.flatMap(({ value }) => [...namesIn(value)])];
    }),
  );
}

/**
 * A sentence with its facts filled in, formatted for the language.
 *
 * `{name}` prints the fact as the language writes it, and `{nameSpelled}` in words. `{name, plural, …}` chooses a form by the fact's
 * number. `{name, number, ::…}` formats the number in another way, such as `::scale/10` for per mille instead of per cent.
 *
 * @param message what `parseMessage` returned
 * @throws UnknownFactError, MessageSyntaxError
 * @example fillMessage(parseMessage("{grace, plural, one {# minute} other {# minutes}}"), facts, "en") // "59 minutes"
 */
export function fillMessage(message: readonly MessageFormatElement[], facts: FactSource, language: Language): string {
  const numbers: Record<string, number> = {};

  const factOf = (name: string): FactReading => {
    const fact = facts.get(name) ?? facts.get(factIdOf(name));
    if (fact === undefined) {
      throw new UnknownFactError(`There is no fact called “${name}”.`);
    }
    if (!isKnown(fact)) {
      throw new UnknownFactError(`The fact “${fact.id}” has no value.`);
    }
    return fact;
  };
  const printed = (name: string): string => {
    const fact = factOf(name);
    const written = fact.id === name ? formatFact(fact, language) : fact.spelled?.[language];
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

  const fill = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.map((element) => {
      switch (element.type) {
        case TYPE.argument:
          return createLiteralElement(printed(element.value));
        case TYPE.number:
          if (factOf(element.value).unit === "EUR") {
            return createLiteralElement(printed(element.value));
          }
          takeNumber(element.value);
          return element;
        case TYPE.plural: {
          takeNumber(element.value);
          const options = Object.entries(element.options).map(([category, option]) => [category, { ...option, value: fill(option.value) }]);
          return { ...element, options: Object.fromEntries(options) as typeof element.options };
        }
        case TYPE.literal:
        case TYPE.pound:
          return element;
        default:
          throw new MessageSyntaxError("Sentences know plain facts, numbers and plurals only; dates, times and choices are facts.");
      }
    });

  const elements = fill(message);
  // Intl is slow, and only numbers and plurals need it.
  const isText = elements.every(isLiteralElement);
  return isText ? elements.map(({ value }) => value).join("") : String(new IntlMessageFormat(elements, localeOf(language)).format(numbers));
}
