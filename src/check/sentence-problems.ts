import { DERIVED_FACT_IDS, type FactReading, SPELLED_SUFFIX, factIdOf } from "../core/facts/facts";
import { figureOfFact } from "../core/facts/figure-of-fact";
import { type FactRegistry, MessageSyntaxError, UnknownFactError, fillMessage, namesIn, parseMessage } from "../core/facts/fill";
import type { Language } from "../core/languages";
import { linkTargets, withoutMarkup } from "../core/text/links";
import { piecesOf } from "../core/text/figures/figures";
import { nearest } from "../core/text/nearest";
import { LONGEST_TITLE, pageTitle } from "../core/text/page-title";
import type { JsonDocument, PlacedText } from "../content/json-document";
import { REFERENCE } from "../content/locale-documents";
import { categoryFaults, pluralCategories } from "./plural-forms";
import { type Finding, problemAt } from "./finding";
import { type Problem, formatPath, quote } from "../content/problem";
import { literalFigure } from "./prose";
import { slipFindings } from "./text-slips";

/** What a sentence may name. A part is `undefined`, and not checked, where its file is invalid. */
export interface Vocabulary {
  readonly facts: ReadonlySet<string> | undefined;
  readonly routes: ReadonlySet<string> | undefined;
  /** The models of the fleet: proper names that contain digits. */
  readonly models: ReadonlySet<string> | undefined;
  /** Every fact with its value, to measure sentences as a reader meets them. */
  readonly registry: FactRegistry | undefined;
}

/** What remains of an incomplete link after the complete ones are removed. */
const BROKEN_LINK = /\]\s*\(/;

/** Sentences with a fact in a plural or spelled out. */
const ASKS_OF_FACT = new RegExp(`,|${SPELLED_SUFFIX}\\}`);

/** The longest text of one paragraph, in characters. */
const LONGEST_TEXT = 2000;

/** The longest text that fits a place. */
interface TextLimit {
  readonly place: RegExp;
  /** As a reader counts them. */
  readonly characters: number;
  readonly because: string;
  /** What is shown of the text. */
  readonly shown?: (text: string) => string;
}

/** @source specification, search engines: descriptions up to 160 characters */
const LONGEST_AT: readonly TextLimit[] = [
  { place: /^meta\.title$/, characters: LONGEST_TITLE, because: "search engines cut longer titles", shown: pageTitle },
  { place: /^meta\.description$/, characters: 160, because: "search engines cut longer descriptions" },
  { place: /(?:^|\.)(?:title|question)$/, characters: 120, because: "it is a headline" },
  { place: /^nav\./, characters: 30, because: "the menu has one line for it" },
  { place: /^card\.label$/, characters: 24, because: "the corner of the card has room for no more" },
];

/** The facts that a sentence names; `undefined` for a broken sentence, which is reported in its own file. */
function factsNamed(text: string): readonly string[] | undefined {
  try {
    return Array.from(namesIn(parseMessage(text)), factIdOf).sort();
  } catch {
    return undefined;
  }
}

function placeholderFindings(text: string, language: Language, { facts, registry }: Vocabulary): readonly Finding[] {
  try {
    const elements = parseMessage(text);
    const names = [...namesIn(elements)];
    const isKnown = (id: string): boolean => facts?.has(id) !== false || DERIVED_FACT_IDS.includes(id);
    const unknown = names.filter((name) => !isKnown(name) && !isKnown(factIdOf(name)));
    const untold = unknown.length > 0 || registry === undefined ? [] : names.filter((name) => !registry.has(factIdOf(name)));
    const { surplus, missing } = categoryFaults(elements, language);
    // Filling the sentence finds a plural of a fact that is not a number, and a spelled form that the fact lacks.
    if (unknown.length === 0 && untold.length === 0 && registry !== undefined && ASKS_OF_FACT.test(text)) {
      fillMessage(text, registry, language);
    }
    const allowed = `the forms of this language: ${pluralCategories(language).join(", ")}`;
    return [
      ...unknown.map((name) => ({
        found: `the placeholder {${name}}`,
        allowed: "the name of a fact in data/facts.json, or {brand} or {buildYear}",
        suggestion: nearest(name, [...(facts ?? []), ...DERIVED_FACT_IDS]),
        fix: "Correct the name, or add the fact to data/facts.json.",
      })),
      ...untold.map((name) => ({
        found: `the placeholder {${name}}, a fact without a value`,
        allowed: "the name of a fact that has a value",
        fix: "Give the fact its value in data/facts.json, or write the sentence without it.",
      })),
      ...(surplus.length === 0 ? [] : [{ found: `the plural form ${surplus.join(", ")}`, allowed, fix: "Remove the form." }]),
      ...(missing.length === 0
        ? []
        : [
            {
              found: `a plural without the form ${missing.join(", ")}`,
              allowed,
              fix: "Add the form, also where its words are those of another one.",
            },
          ]),
    ];
  } catch (error) {
    if (!(error instanceof MessageSyntaxError)) {
      throw error;
    }
    return [
      {
        found: `${quote(text)} (${error.message})`,
        allowed: "ICU MessageFormat: every { closed by }, plurals as {name, plural, one {…} other {…}}",
        fix: "Compare the curly brackets with those of the English text.",
      },
    ];
  }
}

/** Facts with a figure of the sentence as their value and in their unit, which the sentence should name instead. */
function factsWithFigure(text: string, language: Language, registry: FactRegistry | undefined): readonly FactReading[] {
  const figures = piecesOf(text, language).flatMap((piece) => ("figure" in piece ? [piece.figure] : []));
  return [...(registry?.values() ?? [])]
    .filter((fact) => {
      const own = figureOfFact(fact);
      return figures.some(({ from, measure }) => from === own?.from && measure === own.measure);
    })
    .slice(0, 4);
}

function figureFindings(text: string, language: Language, { models, registry }: Vocabulary): readonly Finding[] {
  const figure = models === undefined ? undefined : literalFigure(text, language, models);
  if (figure === undefined) {
    return [];
  }
  const facts = factsWithFigure(text, language, registry).map(({ id }) => `{${id}}`);
  return [
    {
      found: `the literal figure “${figure}”`,
      allowed: "figures by the name of a fact, as in {carPriceFrom}",
      suggestion: facts.length === 0 ? undefined : facts.join(" or "),
      fix: "Name the fact in curly brackets; add it to data/facts.json if there is none.",
    },
  ];
}

/** A sentence with its facts filled in; `undefined` where that fails, which is reported elsewhere. */
function filledText(text: string, language: Language, registry: FactRegistry | undefined): string | undefined {
  try {
    return registry === undefined ? undefined : fillMessage(text, registry, language).text;
  } catch (error) {
    if (error instanceof MessageSyntaxError || error instanceof UnknownFactError) {
      return undefined;
    }
    throw error;
  }
}

function markFindings(text: string, { routes }: Vocabulary): readonly Finding[] {
  const unsafe = /[<>]/.exec(text)?.[0];
  const broken = text.split("**").length % 2 === 0 ? "**" : BROKEN_LINK.exec(withoutMarkup(text))?.[0];
  return [
    ...(unsafe === undefined
      ? []
      : [
          {
            found: `the character ${quote(unsafe)} in ${quote(text)}`,
            allowed: "plain text: no HTML",
            fix: "Remove the character; for bold type write **bold**, for a link [label](page).",
          },
        ]),
    ...(broken === undefined
      ? []
      : [
          {
            found: `the mark “${broken}” without its other half`,
            allowed: "**bold** and [label](page) as the only marks, each complete",
            fix: "Complete the mark, or remove it.",
          },
        ]),
    ...linkTargets(text)
      .filter((target) => routes?.has(target) === false)
      .map((target) => ({
        found: `a link to “${target}”`,
        allowed: "a link to the id of a page or an article, as in [the terms](booking-terms)",
        suggestion: nearest(target, routes ?? []),
        fix: "Write the id of a page in data/pages.json, or of an article in data/articles.json.",
      })),
  ];
}

function lengthFindings({ text, path }: PlacedText, language: Language, { registry }: Vocabulary): readonly Finding[] {
  const limit = LONGEST_AT.find(({ place }) => place.test(formatPath(path)));
  const { shown = String } = limit ?? {};
  const length = (limit === undefined ? text : shown(withoutMarkup(filledText(text, language, registry) ?? ""))).length;
  const longest = limit?.characters ?? LONGEST_TEXT;
  return length <= longest
    ? []
    : [
        {
          found: `${String(length)} characters: ${quote(text)}`,
          allowed: `at most ${String(longest)} characters${limit === undefined ? "" : `: ${limit.because}`}`,
          fix:
            limit === undefined
              ? "Shorten the text, or make two paragraphs of it."
              : limit.shown !== undefined && text.includes("{brand}")
                ? "Shorten the text, and put {brand} behind “ | ” at its end: there it is left out where it does not fit."
                : "Shorten the text.",
        },
      ];
}

function differentFacts(text: string, english: unknown): readonly Finding[] {
  const expected = typeof english === "string" ? factsNamed(english) : undefined;
  const actual = factsNamed(text) ?? [];
  return expected === undefined || expected.join() === actual.join()
    ? []
    : [
        {
          found: `the facts ${actual.join(", ") || "(none)"}`,
          allowed: `the same facts as in English: ${expected.join(", ") || "(none)"}`,
          fix: "Name in this language what the English text names, or change the English text.",
        },
      ];
}

/**
 * What is wrong with one sentence, by itself and compared with the English one.
 *
 * @param english the value at the same place in English
 */
export function sentenceProblems(
  sentence: PlacedText,
  document: JsonDocument,
  language: Language,
  english: unknown,
  vocabulary: Vocabulary,
): readonly Problem[] {
  const { path, text } = sentence;
  const placeholders = placeholderFindings(text, language, vocabulary);
  const findings = [
    ...placeholders,
    ...figureFindings(text, language, vocabulary),
    ...markFindings(text, vocabulary),
    ...slipFindings(text, language),
    ...lengthFindings(sentence, language, vocabulary),
    ...(language === REFERENCE || placeholders.length > 0 ? [] : differentFacts(text, english)),
  ];
  return findings.map((finding) => problemAt(document, path, finding));
}
