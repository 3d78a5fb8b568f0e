/** Sizes of cards: on a wide screen “wide” fills a row, and the others share one. */
export type StorySize = "wide" | "large" | "tall" | "medium" | "small";

const PAIR = ["large", "tall"] as const;
const MIRRORED_PAIR = ["tall", "large"] as const;

/**
 * The sizes of the cards of a wall, in their order: full rows, none like the row above it, whatever the number of cards.
 *
 * @param count how many cards hang on the wall
 * @param isMirrored whether the large card of the first row stands at its end
 * @example storyWall(5) // ["large", "tall", "small", "small", "small"]
 */
export function storyWall(count: number, isMirrored = false): readonly StorySize[] {
  const pair = isMirrored ? MIRRORED_PAIR : PAIR;
  switch (count) {
    case 0:
      return [];
    case 1:
      return ["wide"];
    case 2:
      return pair;
    case 3:
      return ["wide", "medium", "medium"];
    case 4:
      return [...pair, "medium", "medium"];
    case 5:
      return [...pair, "small", "small", "small"];
    case 6:
      return [...pair, "medium", "medium", ...(isMirrored ? PAIR : MIRRORED_PAIR)];
    default:
      return [...pair, "small", "small", "small", "medium", "medium", ...storyWall(count - 7, !isMirrored)];
  }
}
