import { leastSquares, median } from "../../../../tools/bench/statistics";

describe("median", () => {
  test("is the middle of an odd count, whatever the order", () => {
    expect(median([30, 1, 2])).toBe(2);
  });

  test("is the mean of the two in the middle of an even count", () => {
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });

  test("of one number is the number, and of none there is none", () => {
    expect(median([7])).toBe(7);
    expect(() => median([])).toThrow(RangeError);
  });
});

describe("leastSquares", () => {
  test("finds the line on which all points stand", () => {
    expect(leastSquares([0, 10, 50].map((x) => ({ x, y: 2 * x + 3 })))).toEqual({ slope: 2, intercept: 3, rSquared: 1 });
  });

  test("finds the best line, and says how well it fits", () => {
    const line = leastSquares([
      { x: 1, y: 1 },
      { x: 2, y: 3 },
      { x: 3, y: 2 },
    ]);
    expect(line?.slope).toBeCloseTo(0.5);
    expect(line?.intercept).toBeCloseTo(1);
    expect(line?.rSquared).toBeCloseTo(0.25);
  });

  test("has no line for one size only", () => {
    expect(
      leastSquares([
        { x: 5, y: 1 },
        { x: 5, y: 2 },
      ]),
    ).toBeUndefined();
    expect(leastSquares([])).toBeUndefined();
  });
});
