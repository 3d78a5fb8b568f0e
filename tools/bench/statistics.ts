/**
 * The middle of some numbers; of an even count, the mean of the two in the middle.
 *
 * @throws RangeError for none
 */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) {
    throw new RangeError("There is no median of no numbers.");
  }
  return (lower + upper) / 2;
}

/** A straight line. */
export interface Line {
  /** How much y grows with one x. */
  readonly slope: number;
  /** What y is where x is 0. */
  readonly intercept: number;
  /** The share of y's variance that the line explains (coefficient of determination); 1 for a perfect fit. */
  readonly rSquared: number;
}

/**
 * The straight line through points with the least sum of squared distances in y.
 *
 * @returns `undefined` when the points do not stand at two different x at least
 */
export function leastSquares(points: readonly { readonly x: number; readonly y: number }[]): Line | undefined {
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const sum = (term: (dx: number, dy: number) => number): number =>
    points.reduce((total, { x, y }) => total + term(x - meanX, y - meanY), 0);
  const varianceX = sum((dx) => dx * dx);
  if (points.length < 2 || varianceX === 0) {
    return undefined;
  }
  const slope = sum((dx, dy) => dx * dy) / varianceX;
  const varianceY = sum((_, dy) => dy * dy);
  const unexplained = sum((dx, dy) => (dy - slope * dx) ** 2);
  return { slope, intercept: meanY - slope * meanX, rSquared: varianceY === 0 ? 1 : 1 - unexplained / varianceY };
}
