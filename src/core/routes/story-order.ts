interface Story {
  readonly id: string;
  readonly published: string;
}

/**
 * The ids of articles and pages in the order of the travel guide: first those that have a place, then the other articles, newest last.
 *
 * @param placed what `data/articles.json` lists
 */
export function storyOrder(placed: readonly string[], articles: readonly Story[]): readonly string[] {
  const age = ({ id, published }: Story): string => `${published} ${id}`;
  const others = articles.filter(({ id }) => !placed.includes(id)).sort((one, other) => (age(one) < age(other) ? -1 : 1));
  return [...placed, ...others.map(({ id }) => id)];
}
