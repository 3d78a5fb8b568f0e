import { type MessageFormatElement, TYPE, createLiteralElement, parse } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { type FactReading, SPELLED_SUFFIX, factIdOf } from "./facts";
import { formatFact } from "./format-fact";
import { type Language } from "../languages";
import { localeOf } from "../language-options";
import { nearest } from "../text/nearest";

/** Thrown for a sentence that names a fact which the registry does not hold. */
export class UnknownFactError extends Error {
  constructor(
    readonly factName: string,
    known: Iterable<string>,
  ) {
    const suggestion = nearest(factName, known);
    super(`There is no fact called “${factName}”${suggestion === undefined ? "" : `; did you mean “${suggestion}”?`}`);
    this.name = "UnknownFactError";
  }
}

/** Thrown for a sentence that is not ICU MessageFormat, or asks of a fact what its unit cannot give. */
export class MessageSyntaxError extends Error {
  override readonly name = "MessageSyntaxError";
}

/** Facts by id. */
export type FactRegistry = ReadonlyMap<string, FactReading>;

/** Collects facts by id. */
export function factRegistry(facts: Iterable<FactReading>): FactRegistry {
  return new Map(Array.from(facts, (fact) => [fact.id, fact]));
}

/**
 * The elements of a sentence in ICU MessageFormat. Tags stay literal: markup belongs to the components.
 *
 * @throws MessageSyntaxError when the sentence cannot be parsed
 */
export function parseMessage(message: string): readonly MessageFormatElement[] {
  try {
    return parse(message, { ignoreTag: true });
  } catch (error) {
    throw new MessageSyntaxError(error instanceof Error ? error.message : String(error));
  }
}

/** Every name that a sentence puts in braces, in the branches of plurals too. */
export function namesIn(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (list: readonly MessageFormatElement[]): void => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) {
        continue;
      }
      if (element.type === TYPE.tag) {
        visit(element.children);
        continue;
      }
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        Object.values(element.options).forEach((option) => {
          visit(option.value);
        });
      }
    }
  };
  visit(elements);
  return names;
}

export interface FilledMessage {
  readonly text: string;
  /** The ids of the facts that the sentence shows. */
  readonly facts: ReadonlySet<string>;
}

/**
 * A sentence with its facts filled in, formatted for the language.
 *
 * `{name}` prints the fact as the language writes it; `{name, plural, …}` chooses a form by the fact's number;
 * `{name, number, …}` prints the number by ICU's rules, except for money, which follows the language guide.
 *
 * @throws UnknownFactError for a name that the registry does not hold
 * @throws MessageSyntaxError for a sentence that is not ICU MessageFormat, or a plural over a fact that is not a number
 * @example fillMessage("{grace, plural, one {# minute} other {# minutes}}", registry, "en").text // "59 minutes"
 */
export function fillMessage(message: string, registry: FactRegistry, language: Language): FilledMessage {
  if (!message.includes("{") && !message.includes("'")) {
    return { text: message, facts: new Set() };
  }
  const facts = new Set<string>();
  const numbers: Record<string, number> = {};

  const factOf = (name: string): FactReading => {
    const fact = registry.get(name) ?? registry.get(factIdOf(name));
    if (fact === undefined) {
      throw new UnknownFactError(name, registry.keys());
    }
    facts.add(fact.id);
    return fact;
  };
  const numberOf = (name: string): number => {
    const { value } = factOf(name);
    if (typeof value !== "number") {
      throw new MessageSyntaxError(`The fact “${name}” is not a number, so no plural can be chosen by it.`);
    }
    return value;
  };
  const printed = (name: string): string => {
    const fact = factOf(name);
    if (fact.id === name) {
      return formatFact(fact, language);
    }
    const spelled = fact.spelled?.[language];
    if (spelled === undefined) {
      throw new MessageSyntaxError(`The fact “${fact.id}” has no spelled form, so “{${fact.id}${SPELLED_SUFFIX}}” cannot be printed.`);
    }
    return spelled;
  };

  const fill = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.map((element) => {
      switch (element.type) {
        case TYPE.argument:
          return createLiteralElement(printed(element.value));
        case TYPE.number: {
          if (factOf(element.value).unit === "EUR") {
            return createLiteralElement(printed(element.value));
          }
          numbers[element.value] = numberOf(element.value);
          return element;
        }
        case TYPE.plural: {
          numbers[element.value] = numberOf(element.value);
          const options = Object.entries(element.options).map(([category, option]) => [category, { ...option, value: fill(option.value) }]);
          return { ...element, options: Object.fromEntries(options) as typeof element.options };
        }
        case TYPE.literal:
        case TYPE.pound:
          return element;
        default:
          throw new MessageSyntaxError(
            "Sentences know plain facts, plurals and numbers only; dates, times and choices are facts of their own.",
          );
      }
    });

  const filled = new IntlMessageFormat(fill(parseMessage(message)), localeOf(language)).format(numbers);
  return { text: String(filled), facts };
}
