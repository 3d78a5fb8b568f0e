import { literalFigure } from "../../../src/check/prose";
import type { Language } from "../../../src/core/languages";

describe("literalFigure", () => {
  test.each<[Language, string, string]>([
    ["en", "From €15 a day.", "€15"],
    ["en", "Open 9:00–18:00.", "9:00–18:00"],
    ["en", "Walk five minutes.", "five minutes"],
    ["el", "Περπατήστε πέντε λεπτά.", "πεντε λεπτα"],
    ["tr", "Beş dakika yürüyün.", "beş dakika"],
    ["ru", "Всего пять минут пешком.", "пять минут"],
    ["de", "Fünf Minuten zu Fuß.", "fünf minuten"],
    ["de", "Rund vierzig Kilometer.", "vierzig kilometer"],
  ])("finds a figure in %s: %s", (language, text, figure) => {
    expect(literalFigure(text, language, [])).toBe(figure);
  });

  test.each<[Language, string]>([
    ["en", "{grace, plural, one {# minute} other {# minutes}} of grace from {priceFrom}."],
    ["en", "Take the A1 and the B8; error 404."],
    ["en", "Two sets of terms, and a Mazda 2."],
    ["en", "Read [the terms](article-5-drives)."],
    ["el", "Όροι σε δύο μέρη."],
  ])("accepts names and counted things in %s: %s", (language, text) => {
    expect(literalFigure(text, language, ["Mazda 2"])).toBeUndefined();
  });
});
