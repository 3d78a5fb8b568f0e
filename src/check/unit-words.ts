import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { FactRegistry } from "../core/facts/fill";
import type { Language } from "../core/languages";
import { plainSpelling } from "../core/text/figures/tokens";
import { UNITS } from "../core/text/figures/vocabulary";
import type { Finding } from "./finding";

const unitOf = (word: string) => UNITS.find(({ pattern }) => pattern.test(word));

/** Units that sentences write as a noun behind the figure. */
const IN_WORDS = new Set(["year", "month", "day", "hour", "minute"]);

/** Each fact of a sentence with the word behind it. */
function wordsBehind(elements: readonly MessageFormatElement[], counted?: string): readonly (readonly [fact: string, word: string])[] {
  return elements.flatMap((element, index) => {
    if (element.type === TYPE.plural) {
      return Object.values(element.options).flatMap(({ value }) => wordsBehind(value, element.value));
    }
    const fact = element.type === TYPE.argument ? element.value : element.type === TYPE.pound ? counted : undefined;
    const next = elements[index + 1];
    const word = next?.type === TYPE.literal ? /^[\s-]*(\p{L}+)/u.exec(next.value)?.[1] : undefined;
    return fact === undefined || word === undefined ? [] : [[fact, word] as const];
  });
}

/** Facts that a sentence counts in another unit than theirs, such as “48 days” of a fact in hours. */
export function unitWordFindings(elements: readonly MessageFormatElement[], language: Language, registry: FactRegistry): readonly Finding[] {
  return wordsBehind(elements).flatMap(([id, word]) => {
    const { unit = "" } = registry.get(id) ?? {};
    const own = unitOf(`${unit}s`);
    const said = unitOf(plainSpelling(word, language));
    return !IN_WORDS.has(unit) || said === undefined || (own?.measure === said.measure && own.size === said.size)
      ? []
      : [
          {
            found: `“{${id}} ${word}”`,
            allowed: `a word for ${unit}s, because that is the unit of ${id}`,
            fix: "Correct the word, or the unit of the fact in data/facts.json.",
          },
        ];
  });
}
