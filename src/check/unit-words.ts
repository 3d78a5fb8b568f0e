import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { type Fact, isTold } from "../core/facts/facts";
import { type FactRegistry, factRegistry, parseMessage } from "../core/facts/fill";
import { DEFAULT_LANGUAGE, type Language } from "../core/languages";
import { plainSpelling } from "../core/text/figures/tokens";
import { VOCABULARIES } from "../core/text/figures/vocabulary";
import type { Problem } from "../content/problem";
import { type DataDocuments, dataProblem, problemAt } from "./finding";
import type { WrittenText } from "./other-language";

const unitOf = (word: string, language: Language) => VOCABULARIES[language].units.find(({ isNamedBy }) => isNamedBy(word));

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

/** The words of a text that name another unit than that of the fact before them. */
function wrongWords({ text, language }: WrittenText, facts: FactRegistry): readonly { readonly id: string; readonly word: string }[] {
  return wordsBehind(elementsOf(text)).flatMap(([id, word]) => {
    const { unit = "" } = facts.get(id) ?? {};
    const own = unitOf(unit, DEFAULT_LANGUAGE);
    const said = unitOf(plainSpelling(word, language), language);
    return !IN_WORDS.has(unit) || said === undefined || (own?.measure === said.measure && own.size === said.size) ? [] : [{ id, word }];
  });
}

/** The elements of a text; none of a broken one, which is reported by itself. */
function elementsOf(text: string): readonly MessageFormatElement[] {
  try {
    return text.includes("{") ? parseMessage(text) : [];
  } catch {
    return [];
  }
}

/** Facts that texts count in another unit than theirs, such as “48 days” of a fact in hours. Where several texts do, the fact is named. */
export function unitWordProblems(texts: readonly WrittenText[], facts: readonly Fact[], documents: DataDocuments): readonly Problem[] {
  const registry = factRegistry(facts.filter(isTold));
  const found = texts.flatMap((text) => wrongWords(text, registry).map((wrong) => ({ ...wrong, text })));
  return [...new Set(found.map(({ id }) => id))].flatMap((id) => {
    const own = found.filter((one) => one.id === id);
    const [first] = own;
    const index = facts.findIndex((fact) => fact.id === id);
    const unit = facts[index]?.unit ?? "";
    if (first === undefined) {
      return [];
    }
    const { document, path } = first.text;
    const words = `“${first.word}” behind {${id}}`;
    return own.length === 1
      ? [
          problemAt(document, path, {
            found: words,
            allowed: `a word for ${unit}s, because that is the unit of the fact`,
            fix: "Correct the word.",
          }),
        ]
      : [
          dataProblem(documents, "facts", ["facts", index, "unit"], {
            found: `“${unit}”, but ${String(own.length)} texts have another word, such as ${words} (${document.file}:${String(document.lineOf(path))})`,
            allowed: "the unit that the texts name",
            fix: "Correct the unit, or the texts.",
          }),
        ];
  });
}
