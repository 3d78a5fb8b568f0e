import { randomInt } from "node:crypto";
import { MUTANTS, tried } from "./trial";

/** One batch in so many is tried; \`npm run test:mutations\` tries all. */
const ONE_IN = 4;

/** MUTATION_SEED repeats the sample of an earlier run. */
const SEED = Number(process.env["MUTATION_SEED"] ?? randomInt(1_000_000));

/** Numbers from 0 to 1 that follow from a seed: mulberry32, public domain. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test("a sample of all ways to break the data and texts is refused by name", () => {
  const random = randomNumbers(SEED);
  const results = Object.entries(MUTANTS).map(([what, mutants]) => ({ what, ...tried(mutants, () => random() < 1 / ONE_IN) }));
  console.info(
    [
      `MUTATION_SEED=${String(SEED)} npx jest --selectProjects machinery sample repeats this sample.`,
      ...results.map(({ what, summary }) => `${what}: ${summary}`),
    ].join("\n"),
  );
  expect(results.flatMap(({ survivors }) => survivors)).toEqual([]);
});
