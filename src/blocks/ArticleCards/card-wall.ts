/** On a wide screen, a wide card fills a row; the others share one. */
export type CardSize = "wide" | "large" | "tall" | "medium" | "small";

const MEDIUM = ["medium", "medium"] as const;

/**
 * The sizes of the cards of a wall, in their order: full rows, none like the row above it.
 *
 * @param isMirrored whether the large card of the first row comes second
 * @example cardWall(5) // ["large", "tall", "small", "small", "small"]
 */
export function cardWall(count: number, isMirrored = false): readonly CardSize[] {
  const pair: readonly CardSize[] = isMirrored ? ["tall", "large"] : ["large", "tall"];
  switch (count) {
    case 0:
      return [];
    case 1:
      return ["wide"];
    case 3:
      return ["wide", ...MEDIUM];
    case 5:
      return [...pair, "small", "small", "small"];
    case 2:
    case 4:
    case 6:
      return [...pair, ...MEDIUM, ...[...pair].reverse()].slice(0, count);
    default:
      return [...pair, "small", "small", "small", ...MEDIUM, ...cardWall(count - 7, !isMirrored)];
  }
}
