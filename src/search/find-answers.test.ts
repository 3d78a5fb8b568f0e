import { answerFinder, wordsOf } from "./find-answers";

test.each([
  ["σκύλος", "ΣΚΥΛΟΣ"],
  ["köpek ücreti", "KOPEK UCRETI"],
  ["ISPARTA ısı", "isparta ISI"],
  ["ещё ребёнок", "Еще РЕБЕНОК"],
  ["Gebühr Straße", "GEBUHR STRASSE"],
  ["Haft\u00adpflicht", "haftpflicht"],
])("“%s” has the same words as “%s”", (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

const find = answerFinder(
  [
    { id: "pets", title: "Tiere im Auto", text: ["Fragen Sie uns vorher."], keywords: "Hund, Haustier" },
    { id: "deposit", title: "Was wird blockiert?", text: ["Ein Betrag auf Ihrer Karte."], keywords: "Kaution, Pfand" },
    { id: "seats", title: "Kinder im Auto", text: ["Kein Hund auf dem **Rücksitz**."], keywords: "Babyschale, собака" },
    { id: "seat-price", title: "Was kostet die Babyschale?", text: [], keywords: "Kindersitz Preis, Kosten", waits: true },
    { id: "tolls", title: "Maut", text: ["Alle Straßen sind frei."], keywords: null },
  ],
  "darf ich mein",
);

test.each([
  ["a keyword", "Pfand", "deposit"],
  ["the beginning of a word", "kaut", "deposit"],
  ["one mistake", "Kauzion", "deposit"],
  ["an ending in the query", "Haustiere", "pets"],
  ["another ending than in the data", "собаками", "seats"],
  ["a word of a title", "Maut", "tolls"],
  ["a word of a text", "Rücksitz", "seats"],
  ["a question with fillers", "Darf ich mein Haustier mitnehmen?", "pets"],
])("finds an answer by %s", (_, query, id) => {
  expect(find(query)[0]?.id).toBe(id);
});

test("a keyword counts more than a word of a text, and what has nothing to do with it is left out", () => {
  expect(find("Hund").map(({ id }) => id)).toEqual(["pets", "seats"]);
  expect(find("Einhorn")).toEqual([]);
});

test.each([
  ["after an answer to the same", "Babyschale", ["seats", "seat-price"]],
  ["before an answer that only shares a word", "Babyschale Kosten", ["seat-price", "seats"]],
])("a question without an answer comes %s", (_, query, ids) => {
  expect(find(query).map(({ id }) => id)).toEqual(ids);
});

test("the question itself comes first, even where another answer says its words more often", () => {
  const twice = answerFinder(
    [
      { id: "other", title: "Hund und Auto", text: ["Hund, Auto, Hund."], keywords: "Hund, Auto, Auto mit Hund" },
      { id: "asked", title: "Darf der Hund ins Auto?", text: ["Ja, auf den Boden, wenn das Auto danach sauber ist."], keywords: null },
    ],
    "darf der ins",
  );
  expect(twice("Hund Auto")[0]?.id).toBe("other");
  expect(twice("DARF DER HUND INS AUTO?")[0]?.id).toBe("asked");
});
