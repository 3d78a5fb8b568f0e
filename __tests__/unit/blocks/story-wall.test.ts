import { type StorySize, storyWall } from "../../../src/blocks/Stories/story-wall";

const COLUMNS: Readonly<Record<StorySize, number>> = { wide: 6, large: 4, tall: 2, medium: 3, small: 2 };

/** The rows into which the style sheet's grid of six columns breaks a wall. */
function rowsOf(sizes: readonly StorySize[]): readonly (readonly StorySize[])[] {
  const rows: StorySize[][] = [];
  let free = 0;
  for (const size of sizes) {
    if (COLUMNS[size] > free) {
      rows.push([]);
      free = 6;
    }
    rows.at(-1)?.push(size);
    free -= COLUMNS[size];
  }
  return rows;
}

const counts = Array.from({ length: 30 }, (_, index) => index + 1);

test.each(counts)("a wall of %i cards has a place for each and no hole in any row", (count) => {
  const sizes = storyWall(count);
  expect(sizes).toHaveLength(count);
  expect(rowsOf(sizes).map((row) => row.reduce((sum, size) => sum + COLUMNS[size], 0))).toEqual(rowsOf(sizes).map(() => 6));
});

test.each(counts)("a wall of %i cards opens with a poster, and no row repeats the one above it", (count) => {
  const rows = rowsOf(storyWall(count)).map((row) => row.join());
  expect(storyWall(count)[0]).toMatch(/^(?:wide|large)$/);
  expect(rows.filter((row, index) => row === rows[index - 1])).toEqual([]);
});

test("an empty wall has no row", () => {
  expect(storyWall(0)).toEqual([]);
});
