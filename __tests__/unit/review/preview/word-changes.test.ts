import { wordChanges } from "../../../../src/review/preview/word-changes";

const side = (parts: ReturnType<typeof wordChanges>, gone: "added" | "removed"): string =>
  parts
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join("");

test("names the words that changed, and no others", () => {
  expect(wordChanges("from €25 a day", "from €30 a day")).toEqual([
    { kind: "same", text: "from " },
    { kind: "removed", text: "€25 " },
    { kind: "added", text: "€30 " },
    { kind: "same", text: "a day" },
  ]);
  expect(wordChanges("15\u00a0€", "18\u00a0€")).toEqual([
    { kind: "removed", text: "15\u00a0€" },
    { kind: "added", text: "18\u00a0€" },
  ]);
});

test.each([
  ["One two three", "Two three four"],
  ["A paragraph.\nAnother one.", "New.\nA paragraph.\nAnother one."],
  ["", "All new"],
  ["All gone", ""],
  ["word ".repeat(700), "other ".repeat(700)],
])("the parts make both texts again (%#)", (before, after) => {
  const parts = wordChanges(before, after);
  expect(side(parts, "added")).toBe(before);
  expect(side(parts, "removed")).toBe(after);
});
