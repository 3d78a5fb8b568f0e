import { figureOf, isSameFigure, piecesOf } from "../../../src/core/text/figures/figures";
import type { Language } from "../../../src/core/languages";

/** The figures of a sentence as “from–to measure”. */
function figuresIn(sentence: string, language: Language): readonly string[] {
  return piecesOf(sentence, language)
    .flatMap((piece) => ("figure" in piece ? [piece.figure] : []))
    .map(({ from, to, measure = "bare" }) => `${[...new Set([from, to])].join("–")} ${measure}`);
}

test.each<[Language, string, readonly string[]]>([
  ["en", "a day before", ["1440 minute"]],
  ["en", "from 8 a.m. to 6 p.m.", ["480–1080 clock"]],
  ["en", "between 20 and 25 euros", ["20–25 EUR"]],
  ["el", "ένα εικοσιτετράωρο", ["1440 minute"]],
  ["el", "από τις οκτώ το πρωί έως τις έξι το απόγευμα", ["480–1080 clock"]],
  ["tr", "yirmi dört saate kadar", ["1440 minute"]],
  ["ru", "за сутки до начала", ["1440 minute"]],
  ["ru", "с 8 утра до 6 вечера", ["480–1080 clock"]],
  ["ru", "от двадцати до двадцати пяти евро", ["20–25 EUR"]],
  ["de", "8–18 Uhr", ["480–1080 clock"]],
  ["de", "zweihundertsiebenundvierzig", ["247 bare"]],
])("reads figures in digits and words, with their measure, in %s: %s", (language, sentence, expected) => {
  expect(figuresIn(sentence, language)).toEqual(expected);
});

test.each<[Language, string]>([
  ["en", "Roadside assistance 24/7"],
  ["en", "Call +357 24 000 000 or write to 24@example.com"],
  ["de", "Das Achtungsschild an einer Kreuzung"],
])("ignores digits and words that are not figures, in %s: %s", (language, sentence) => {
  expect(figuresIn(sentence, language)).toEqual([]);
});

test.each<[rejected: string, found: string, Language]>([
  ["24 hours", "one day", "en"],
  ["24 hours", "24–48 Stunden", "de"],
  ["25 years", "25", "en"],
  ["8:00", "um acht", "de"],
  ["8:00–18:00", "open from 8 to 6", "en"],
])("recognises “%s” in “%s”, in %s", (rejected, sentence, language) => {
  const figure = figureOf(rejected);
  const isSaid = (piece: ReturnType<typeof piecesOf>[number]) =>
    figure !== undefined && "figure" in piece && isSameFigure(figure, piece.figure);
  expect(piecesOf(sentence, language).some(isSaid)).toBe(true);
});

test("parses a text only if it is exactly one figure", () => {
  expect(["", "soon", "24 hours for 3 days"].map(figureOf)).toEqual([undefined, undefined, undefined]);
});
