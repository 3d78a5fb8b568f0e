/** What stands beside a story of the travel guide; `null` at its ends. */
export interface StoryNeighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/**
 * The stories before and after each one.
 *
 * @param cards ids of articles and pages in the order of the travel guide
 * @example storyNeighbours(["a", "b"]) // Map { "a" => { previous: null, next: "b" }, "b" => { previous: "a", next: null } }
 */
export function storyNeighbours(cards: readonly string[]): ReadonlyMap<string, StoryNeighbours> {
  return new Map(cards.map((id, index) => [id, { previous: cards[index - 1] ?? null, next: cards[index + 1] ?? null }]));
}
