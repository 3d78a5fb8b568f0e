import { type FactReading } from "../../../../src/core/facts/facts";
import { MessageSyntaxError, UnknownFactError, factRegistry, fillMessage } from "../../../../src/core/facts/fill";
import type { Language } from "../../../../src/core/languages";

const facts: readonly FactReading[] = [
  { id: "priceFrom", unit: "EUR", value: 15 },
  { id: "deposit", unit: "EUR", value: 1000 },
  { id: "grace", unit: "minute", value: 59 },
  { id: "ageMin", unit: "year", value: 21 },
  { id: "saving", unit: "percent", value: 70 },
  { id: "opens", unit: "time", value: "09:00" },
  { id: "counted", unit: "calendar-month", value: "2024-11" },
  { id: "cards", unit: "list", value: ["Visa", "Mastercard", "American Express"] },
  {
    id: "walk",
    unit: "minute",
    value: 5,
    spelled: { en: "five minutes", el: "πέντε λεπτά", tr: "beş dakika", ru: "пять минут", de: "fünf Minuten" },
  },
];
const registry = factRegistry(facts);
const fill = (message: string, language: Language): string => fillMessage(message, registry, language).text;

describe("fillMessage", () => {
  test.each<[Language, string]>([
    ["en", "from €15"],
    ["el", "from 15\u00a0€"],
    ["tr", "from 15\u00a0€"],
    ["ru", "from 15\u00a0€"],
    ["de", "from 15\u00a0€"],
  ])("writes money as the language guide does in %s", (language, expected) => {
    expect(fill("from {priceFrom}", language)).toBe(expected);
  });

  test("groups thousands as the language does", () => {
    expect(fill("{deposit}", "en")).toBe("€1,000");
    expect(fill("{deposit}", "de")).toBe("1.000\u00a0€");
    expect(fill("{deposit}", "ru")).toBe("1\u00a0000\u00a0€");
  });

  test("writes money by the language guide in ICU's number form too", () => {
    expect(fill("{priceFrom, number, ::currency/EUR}", "tr")).toBe("15\u00a0€");
  });

  test("chooses the Russian form by the number, in the case that the sentence gives", () => {
    const message = "от {ageMin, plural, one {# года} few {# лет} many {# лет} other {# года}}";
    expect(fill(message, "ru")).toBe("от 21 года");
    const older = factRegistry([{ id: "ageMin", unit: "year", value: 25 }]);
    expect(fillMessage(message, older, "ru").text).toBe("от 25 лет");
  });

  test("writes times, months, percentages and lists as each language does", () => {
    expect(fill("{opens}", "en")).toBe("9:00");
    expect(fill("{opens}", "tr")).toBe("09.00");
    expect(fill("{opens} Uhr", "de")).toBe("9 Uhr");
    expect(fill("{counted}", "de")).toBe("November\u00a02024");
    expect(fill("{counted}", "el")).toMatch(/^Νοέμβριος/);
    expect(fill("{saving}", "de")).toBe("70\u00a0%");
    expect(fill("{saving}", "tr")).toBe("%70");
    expect(fill("{cards}", "de")).toBe("Visa, Mastercard und American Express");
  });

  test("prints a fact in words where it has them", () => {
    expect(fill("Walk {walkSpelled}.", "en")).toBe("Walk five minutes.");
    expect(() => fill("{graceSpelled}", "en")).toThrow(/“grace” has no spelled form/);
  });

  test("says which facts a sentence shows", () => {
    expect([...fillMessage("{priceFrom} and {grace, plural, one {#} other {# min}}", registry, "en").facts].sort()).toEqual([
      "grace",
      "priceFrom",
    ]);
  });

  test("leaves tags to the components", () => {
    expect(fill("from **{priceFrom}**", "en")).toBe("from **€15**");
  });

  test("names the nearest fact for one that does not exist", () => {
    expect(() => fill("{pricefrm}", "en")).toThrow(UnknownFactError);
    expect(() => fill("{pricefrm}", "en")).toThrow("There is no fact called “pricefrm”; did you mean “priceFrom”?");
  });

  test("refuses what is not ICU MessageFormat, and plurals over what is not a number", () => {
    expect(() => fill("{grace, plural, one {# minute}", "en")).toThrow(MessageSyntaxError);
    expect(() => fill("{opens, plural, one {#} other {#}}", "en")).toThrow(/“opens” is not a number/);
  });
});
