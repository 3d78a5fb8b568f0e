/** The stories before and after a story of the travel guide; `null` at the ends. */
export interface StoryNeighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The neighbours of each story, by ids in the order of the travel guide. */
export function storyNeighbours(cards: readonly string[]): ReadonlyMap<string, StoryNeighbours> {
  return new Map(cards.map((id, index) => [id, { previous: cards[index - 1] ?? null, next: cards[index + 1] ?? null }]));
}
