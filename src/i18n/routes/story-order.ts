/** The ids of the cards on the travel guide: first those that `data/articles.json` lists, then the other articles, newest last. */
export function storyOrder(
  listed: readonly string[],
  articles: readonly Readonly<Record<"id" | "published", string>>[],
): readonly string[] {
  const others = articles.filter(({ id }) => !listed.includes(id));
  const byAge = others.sort((one, other) => (`${one.published} ${one.id}` < `${other.published} ${other.id}` ? -1 : 1));
  return [...listed, ...byAge.map(({ id }) => id)];
}
