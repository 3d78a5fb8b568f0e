/** Levenshtein distance: how many letters to add, remove or change. */
export function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** The candidate that a mistyped name most likely means, if at least half of its letters agree. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const most = name.length / 2;
  return (
    Array.from(candidates)
      // A longer or shorter name is at least that far.
      .filter((candidate) => Math.abs(candidate.length - name.length) <= most)
      .map((candidate) => ({ candidate, off: distance(name.toLowerCase(), candidate.toLowerCase()) }))
      .filter(({ off }) => off <= most)
      .sort((one, other) => one.off - other.off)[0]?.candidate
  );
}
