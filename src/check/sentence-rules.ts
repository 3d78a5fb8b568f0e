import { DERIVED_FACT_IDS, factIdOf, isKnown as hasValue } from "../facts/facts";
import { missingFacts } from "../facts/fill";
import { formatFact } from "../facts/format-fact";
import { linksIn, withoutMarkup } from "../facts/links";
import { mayWait } from "../facts/without-waiting";
import { LANGUAGES, type Language } from "../i18n/languages";
import { DATA_SCHEMAS, schemaOf } from "../schemas";
import { valueAt } from "../schemas/json";
import { dataSchema } from "../schemas/json-schema";
import { nearest } from "../content/nearest";
import { REFERENCE, dataFileOf } from "../content/locale-documents";
import { formatPath, quote } from "../content/problem";
import { anchorsOf } from "./anchors";
import type { Rule, CheckedSite } from "./rule";
import { problemAt } from "../content/finding";
import { foreignPart } from "./foreign-text";
import { literalFigure } from "./literal-figure";
import { answerFaults, formsOf, pluralFaults } from "./branches";
import { misread } from "./misread";
import { MARKS, REFUSED, isNameOrAddress, longestAt } from "./plain-rules";
import { type Sentence, factsNamed } from "./sentences";
import { MIXED_ALPHABETS, englishName } from "../schemas/fields";

/** What a rule finds, with the nearest right name where there is one. */
type Found = string | { readonly found: string; readonly suggestion: string | undefined };

/** A rule for sentences: a row of the table below. */
interface SentenceRule {
  readonly find: (sentence: Sentence, site: CheckedSite) => readonly Found[];
  readonly allowed: string | ((sentence: Sentence) => string);
  readonly fix: string;
}

/** A rule that refuses what matches a pattern. */
const noSuch = ([pattern, name, allowed, fix]: (typeof REFUSED)[number]): SentenceRule => ({
  find: ({ text }) => (pattern.exec(text) ?? []).slice(0, 1).map((part) => `${name} ${quote(part)} in ${quote(text)}`),
  allowed,
  fix,
});

const limitOf = ({ path }: Sentence) => longestAt(formatPath(path));

/** Whether a name is that of a fact. While the facts cannot be read, every name counts. */
const isKnown = (name: string, { names: { fact } }: CheckedSite): boolean =>
  [name, factIdOf(name)].some((id) => fact?.includes(id) !== false || DERIVED_FACT_IDS.includes(id));

/** The facts for which a sentence waits while the owner has not answered. */
function waitsFor({ elements }: Sentence, { registry, data }: CheckedSite): readonly string[] {
  const open = data["open-facts"] ?? {};
  const get = (id: string) => {
    const fact = registry?.get(id);
    return fact === undefined || open[id] === undefined ? fact : { ...fact, value: null };
  };
  return missingFacts(elements, { get });
}

/** Whether a page is complete without a sentence. A picture is never without its text. */
function mayBeLeftOut({ document, path }: Sentence): boolean {
  const schema = schemaOf(dataFileOf(document.file) ?? "");
  return schema !== undefined && schema !== DATA_SCHEMAS.pictures && mayWait(dataSchema(schema), path);
}

/** Whether the text at the same place in a language names the same facts. */
function namesTheSame({ document, path, text }: Sentence, language: Language, { locales }: CheckedSite): boolean {
  const there = valueAt(locales[language].get(`data/${String(dataFileOf(document.file))}`)?.value, path);
  return factsNamed(there)?.join() === factsNamed(text)?.join();
}

/** Quotes of customers, who may say any figure. */
const isQuote = ({ document, path }: Sentence): boolean =>
  ["data/reviews.json", "data/testimonials.json"].includes(document.file) && path.at(-1) === "text";

/** What follows a fact that is printed with its unit, when an editor writes the unit once more. */
const UNITS: Readonly<Record<string, RegExp>> = {
  EUR: /^\s?(?:euros?|ευρώ|евро|avro)(?!\p{L})/iu,
  percent: /^\s?(?:per ?cent|Prozent|процент\p{L}*|τοις εκατό)(?!\p{L})/iu,
  metre: /^\s?(?:m|μ\.?|м|met\p{L}+|μέτρ\p{L}+|метр\p{L}*)(?!\p{L})/iu,
  kilometre: /^\s?(?:km|χλμ|км|[kc]ilomet\p{L}+|χιλιόμετρ\p{L}+|километр\p{L}*)(?!\p{L})/iu,
  kilogram: /^\s?(?:kg|кг|kilo\p{L}*|κιλ\p{L}+|кило\p{L}*)(?!\p{L})/iu,
  "kilometre-per-hour": /^\s?(?:km\/|mph|χλμ|км\/)/iu,
};

const SIGNS: Readonly<Record<Language, string>> = { en: "‘…’ “…” ?", el: "«…» “…” ;", tr: "“…” ‘…’ ?", ru: "«…» „…“ ?", de: "„…“ ‚…‘ ?" };

const listed = (facts: readonly string[] = []): string => (facts.length === 0 ? "(none)" : facts.join(", "));

const RULES: readonly SentenceRule[] = [
  {
    find: ({ broken, text }) => (broken === undefined ? [] : [`${quote(text)} (${broken})`]),
    allowed: "ICU MessageFormat: every { closed by }, plurals as {name, plural, one {…} other {…}}",
    fix: "Compare the curly brackets with those of the English text.",
  },
  {
    find: ({ names }, site) =>
      names
        .filter((name) => !isKnown(name, site))
        .map((name) => ({
          found: `the placeholder {${name}}`,
          suggestion: nearest(name, [...(site.names.fact ?? []), ...DERIVED_FACT_IDS]),
        })),
    allowed: "the name of a fact in data/facts.json, or {brand} or {buildYear}",
    fix: "Correct the name, or add the fact to data/facts.json.",
  },
  {
    find: (sentence, site) =>
      waitsFor(sentence, site)
        .filter(() => !mayBeLeftOut(sentence))
        .map((fact) => `the fact ${fact}, which may have no value`),
    allowed: "a fact of data/facts.json: this text cannot be left out",
    fix: "Say it in an entry of data/, or choose the words with {…Known, select, yes {…} no {…}}.",
  },
  {
    find: (sentence, site) => {
      const isOpen = mayBeLeftOut(sentence) && waitsFor(sentence, site).length > 0;
      const lacking = !isOpen ? [] : LANGUAGES.filter((code) => !namesTheSame(sentence, code, site));
      return sentence.language === REFERENCE && lacking.length > 0 ? [`a text that waits, and no such text in: ${lacking.join(", ")}`] : [];
    },
    allowed: "a text that waits for a fact, in every language or in none",
    fix: "Write it in every language, at the same place in the list.",
  },
  {
    find: ({ elements }, { registry }) => (registry === undefined ? [] : answerFaults(elements, registry)),
    allowed: "words for each answer, yes and no or every one of the choices, and for nothing else",
    fix: "Name each answer, as in {…, select, yes {…} no {…}}.",
  },
  {
    find: ({ elements, language }, { registry }) => pluralFaults(elements, language, registry),
    allowed: ({ language }) => formsOf(language),
    fix: "Name each form of the language, also where its words are those of another one.",
  },
  {
    find: ({ language, text, english, names }, site) => {
      const [expected, actual] = [factsNamed(english), factsNamed(text)];
      // A wrong name in English is reported there, and the translations may be right.
      const isComparable = language !== REFERENCE && [...names, ...(expected ?? [])].every((name) => isKnown(name, site));
      return isComparable && expected !== undefined && actual !== undefined && expected.join() !== actual.join()
        ? [`the facts ${listed(actual)}`]
        : [];
    },
    allowed: ({ english }) => `the same facts as in English: ${listed(factsNamed(english))}`,
    fix: "Name in this language what the English text names, or change the English text.",
  },
  {
    // Keywords are what visitors type, and are not shown.
    find: (sentence, { data: { fleet }, registry }) => {
      const { text, language, path } = sentence;
      const models = fleet?.vehicles.map(({ name }) => name);
      const figure = path.includes("keywords") || isQuote(sentence) ? undefined : models && literalFigure(text, language, models);
      if (figure === undefined) {
        return [];
      }
      const factsWithFigure = [...(registry?.values() ?? [])]
        .filter(hasValue)
        .filter(({ value, unit }) => typeof value !== "boolean" && unit !== "choice")
        .filter((fact) => formatFact(fact, language) === figure)
        .slice(0, 4);
      const suggestion = factsWithFigure.length === 0 ? undefined : factsWithFigure.map(({ id }) => `{${id}}`).join(" or ");
      return [{ found: `the literal figure “${figure}”`, suggestion }];
    },
    allowed: "figures by the name of a fact, as in {carPriceFrom}",
    fix: "Name the fact in curly brackets; add it to data/facts.json if there is none.",
  },
  {
    find: ({ text }, { names: { route } }) =>
      linksIn(text)
        .filter(({ target }) => route?.includes(target) === false)
        .map(({ target }) => ({ found: `a link to “${target}”`, suggestion: nearest(target, route ?? []) })),
    allowed: "a link to the id of a page or an article, as in [the terms](booking-terms)",
    fix: "Write the id of a page in data/pages.json, or of an article.",
  },
  {
    find: ({ text }, site) =>
      linksIn(text).flatMap(({ target, anchor }) => {
        const anchors = anchor === "" ? undefined : anchorsOf(target, site);
        if (anchors?.has(anchor) !== false) {
          return [];
        }
        const suggested = nearest(anchor, anchors);
        return [{ found: `a link to the section “${anchor}” of “${target}”`, suggestion: suggested && `${target}#${suggested}` }];
      }),
    allowed: "the name of a section of that page",
    fix: "Correct what follows the #, or leave it out to link the page as a whole.",
  },
  {
    find: ({ text }) =>
      (text.split("**").length % 2 === 0 ? ["**"] : (/\]\s*\(/.exec(withoutMarkup(text)) ?? [])).map(
        (mark) => `the mark “${mark}” without its other half`,
      ),
    allowed: "**bold** and [label](page) as the only marks, each complete",
    fix: "Complete the mark, or remove it.",
  },
  {
    find: (sentence) => {
      const { characters, shown = String } = limitOf(sentence);
      const length = Math.max(...sentence.filled.map((text) => shown(withoutMarkup(text)).length));
      return length > characters ? [`${String(length)} characters: ${quote(sentence.text)}`] : [];
    },
    allowed: (sentence) => `at most ${String(limitOf(sentence).characters)} characters: there is no room for more`,
    fix: "Shorten the text. In a title, “ | {brand}” at its end is left out where it does not fit.",
  },
  {
    find: ({ filled }) => filled.filter((text) => /[{}]/.test(text)).map((text) => `a curly bracket in “${text}”`),
    allowed: "no apostrophes around a fact: the page would show its name",
    fix: "Remove the straight apostrophes beside the curly brackets.",
  },
  {
    find: ({ text }, { registry }) =>
      Array.from(text.matchAll(/\{(?<id>\w+)\}(?<after>.{0,20})/gu)).flatMap(({ groups: { id = "", after = "" } = {} }) => {
        const unit = UNITS[registry?.get(id)?.unit ?? ""]?.exec(after)?.[0];
        return unit === undefined ? [] : [`the unit “${unit.trim()}” after {${id}}`];
      }),
    allowed: "the fact alone: its unit is printed with it",
    fix: "Remove the unit.",
  },
  {
    find: ({ text }) => [misread(text)].flatMap((part) => (part === undefined ? [] : [`“${part}” in ${quote(text)}`])),
    allowed: "letters as a reader expects them: this text was read in another encoding than that of its file",
    fix: "Copy the text again, or type what is garbled.",
  },
  {
    find: (sentence, site) => {
      const { text, language, english } = sentence;
      const part =
        isNameOrAddress(sentence.path) || MIXED_ALPHABETS.test(text) || misread(text) !== undefined
          ? undefined
          : (foreignPart(text, language, english) ?? site.leftWord(text, language));
      return part === undefined ? [] : [`${quote(part)} in ${quote(text)}`];
    },
    allowed: ({ language }) => `a text in the language of its place, ${englishName(language)}`,
    fix: "Translate it. Names may be in Latin letters, with a capital, as in English.",
  },
  {
    find: ({ text, language }) => (MARKS[language].exec(text) ?? []).map((mark) => `the sign ${quote(mark)} in ${quote(text)}`),
    allowed: ({ language }) => `the signs of ${englishName(language)}: ${SIGNS[language]}`,
    fix: "Type the sign of this language.",
  },
  {
    find: ({ text }) => (text === text.normalize("NFC") ? [] : [`letters or signs that only look like others, in ${quote(text)}`]),
    allowed: "letters with their accents as one sign each, and “;” for the Greek question mark",
    fix: "Type the text again.",
  },
  {
    find: ({ text }, { registry }) =>
      Array.from(text.matchAll(/[€$£%]\s?\{(?<before>\w+)|\{(?<after>\w+)\}\s?[€$£%]/gu))
        .filter(({ groups: { before, after } = {} }) => ["EUR", "percent"].includes(registry?.get(before ?? after ?? "")?.unit ?? ""))
        .map(([part]) => `the sign in “${part}”`),
    allowed: "the fact alone: its sign is printed with it",
    fix: "Remove the sign of the currency or the percentage.",
  },
  ...REFUSED.map(noSuch),
];

/** What is wrong with each sentence, by itself and compared with the English one. */
export const sentenceProblems: Rule = (site) =>
  site.sentences.flatMap((sentence) =>
    RULES.flatMap(({ find, allowed, fix }) =>
      find(sentence, site).map((found) =>
        problemAt(sentence.document, sentence.path, {
          ...(typeof found === "string" ? { found } : found),
          allowed: typeof allowed === "string" ? allowed : allowed(sentence),
          fix,
        }),
      ),
    ),
  );
