import { wordChanges } from "../../../../src/review/preview/word-changes";

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
  ["A paragraph.\nAnother one.", "New.\nA paragraph.\nAnother one."],
  ["", "All new"],
  ["All gone", ""],
])("the parts add up to both texts (%#)", (before, after) => {
  const without = (gone: string) => wordChanges(before, after).map(({ kind, text }) => (kind === gone ? "" : text));
  expect([without("added").join(""), without("removed").join("")]).toEqual([before, after]);
});
