import { type CardSize, cardWall } from "../../../src/blocks/ArticleCards/card-wall";

const COLUMNS: Readonly<Record<CardSize, number>> = { wide: 6, large: 4, tall: 2, medium: 3, small: 2 };

/** The rows of the style sheet's grid, which has six columns. A row that is not full ends with a star. */
function rowsOf([first, ...rest]: readonly CardSize[], row: readonly CardSize[] = []): readonly string[] {
  const used = row.reduce((sum, size) => sum + COLUMNS[size], 0);
  if (first === undefined) {
    return used === 0 ? [] : [used === 6 ? row.join() : `${row.join()}*`];
  }
  return used + COLUMNS[first] > 6 ? [used === 6 ? row.join() : `${row.join()}*`, ...rowsOf(rest, [first])] : rowsOf(rest, [...row, first]);
}

test("a wall of any number of cards has full rows, a large card first, and no row like the one above it", () => {
  for (const count of Array.from({ length: 30 }, (_, index) => index + 1)) {
    const rows = rowsOf(cardWall(count));
    expect(cardWall(count)).toHaveLength(count);
    expect(rows[0]).toMatch(/^(?:wide|large)/);
    expect(rows.filter((row, index) => row === rows[index - 1] || row.endsWith("*"))).toEqual([]);
  }
});
