import { MUTANTS, tried } from "./trial";

test("every way to break the data and texts is refused by name", () => {
  const results = Object.entries(MUTANTS).map(([what, mutants]) => ({ what, ...tried(mutants) }));
  console.info(results.map(({ what, summary }) => `${what}: ${summary}`).join("\n"));
  expect(results.flatMap(({ survivors }) => survivors)).toEqual([]);
});
