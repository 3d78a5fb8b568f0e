import type { Answer } from "../../../src/core/search/answers";
import { answerFinder } from "../../../src/core/search/find-answers";
import { wordsOf } from "../../../src/core/search/fold";

test.each([
  ["σκύλος", "ΣΚΥΛΟΣ"],
  ["ΔΙΌΔΙΑ", "διοδια"],
  ["köpek ücreti", "KOPEK UCRETI"],
  ["ISPARTA ısı", "isparta ISI"],
  ["İptal", "iptal"],
  ["ещё ребёнок", "Еще РЕБЕНОК"],
  ["Gebühr Straße", "GEBUHR STRASSE"],
  ["Haft\u00adpflicht", "haftpflicht"],
])("“%s” has the same words as “%s”", (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

const answer = (id: string, title: string): Answer => ({ id, group: "renting", title, text: [], page: "home" });

const find = answerFinder(
  [answer("pets", "Tiere im Auto"), answer("deposit", "Was wird blockiert?"), answer("seats", "Kinder im Auto"), answer("tolls", "Maut")],
  [
    { answers: ["deposit"], words: "Kaution, Pfand" },
    { answers: ["pets", "seats"], words: "Hund, Haustier" },
    { answers: ["seats"], words: "Kindersitz, собака" },
  ],
  "darf ich mein",
);

test.each([
  ["a word of a subject", "Pfand", "deposit"],
  ["the beginning of a word", "kaut", "deposit"],
  ["one mistake", "Kauzion", "deposit"],
  ["a compound", "Mietwagenkaution", "deposit"],
  ["an ending in the query", "Kindersitze", "seats"],
  ["another ending than in the data", "собаками", "seats"],
  ["a word of a title", "Maut", "tolls"],
  ["a question with fillers", "Darf ich mein Haustier mitnehmen?", "pets"],
])("finds an answer by %s", (_, query, id) => {
  expect(find(query)[0]?.id).toBe(id);
});

test("the first answer to a subject comes before the others, and what has nothing to do with it is left out", () => {
  expect(find("Hund").map(({ id }) => id)).toEqual(["pets", "seats"]);
  expect(find("Einhorn")).toEqual([]);
});
