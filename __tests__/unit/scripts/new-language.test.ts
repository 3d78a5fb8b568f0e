import { blanksIn } from "../../../src/check/language-problems";
import { languageFile, withCopies, withImport } from "../../../scripts/new-language";

test("begins a language with what CLDR knows: name, locale, direction, sign of the euro, words for units", () => {
  const polish = languageFile("pl");
  expect(polish).toContain('name: "Polski"');
  expect(polish).toContain('locale: "pl-PL"');
  expect(polish).toContain('euroSign: "after"');
  expect(polish).toContain("year: /^(?:rok|lata|lat|roku)$/u");
  expect(languageFile("mt")).toContain('euroSign: "before"');
  expect(languageFile("ar")).toContain('direction: "rtl"');
});

test("copies a value into a new language where it has a part for every language, and nowhere else", () => {
  const data = {
    title: { en: "Sea", el: "Θάλασσα", note: "n" },
    list: [{ words: { el: ["α"], en: ["a"] } }],
    formerly: { en: "old" },
    open: "en",
  };
  expect(withCopies(data, ["en", "el"], "pl")).toEqual({
    ...data,
    title: { ...data.title, pl: "Sea" },
    list: [{ words: { el: ["α"], en: ["a"], pl: ["a"] } }],
  });
});

test("imports a new language after the others, and lists it", () => {
  const source =
    'import { rules as de } from "./languages/de";\nimport { rules as tr } from "./languages/tr";\n\nconst ALL: X = { de, tr };\n';
  expect(withImport(source, "pl")).toBe(
    'import { rules as de } from "./languages/de";\nimport { rules as tr } from "./languages/tr";\nimport { rules as pl } from "./languages/pl";\n\nconst ALL: X = { de, tr, pl };\n',
  );
});

test("finds a blank in texts, lists and regular expressions", () => {
  expect(
    blanksIn({
      sample: "…",
      numbers: [
        [1, "one"],
        [20, "…"],
      ],
      aDay: /^…$/u,
      name: "Polski",
    }),
  ).toEqual([["sample"], ["numbers", 1, 1], ["aDay"]]);
});
