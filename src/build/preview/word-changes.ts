/** A part of a text that stayed, went or came. */
export interface TextPart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Beyond this many pairs of words two texts are shown as they are, without looking for what they share. */
const MOST_PAIRS = 400_000;

/** Words with the space that follows them, so that the parts joined are the text. A space that may not break is part of a word. */
function words(text: string): readonly string[] {
  return text.match(/[^ \n]+[ \n]*|[ \n]+/gu) ?? [];
}

/** For each pair of positions, how many words the rests of both texts share at most (longest common subsequence). */
function sharedLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const down = rows[row + 1]?.[column] ?? 0;
      const right = rows[row]?.[column + 1] ?? 0;
      const both = (rows[row + 1]?.[column + 1] ?? 0) + 1;
      (rows[row] as Uint16Array)[column] = before[row] === after[column] ? both : Math.max(down, right);
    }
  }
  return rows;
}

/** Joins neighbours of one kind. */
function joined(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.reduce<readonly TextPart[]>((list, part) => {
    const last = list.at(-1);
    return last?.kind === part.kind ? [...list.slice(0, -1), { kind: part.kind, text: last.text + part.text }] : [...list, part];
  }, []);
}

/**
 * What changed between two texts, word by word.
 *
 * @returns the parts in reading order; those that stayed and went make the old text, those that stayed and came the new one
 * @example wordChanges("from €25 a day", "from €30 a day")
 * // [{ kind: "same", text: "from " }, { kind: "removed", text: "€25 " }, { kind: "added", text: "€30 " }, { kind: "same", text: "a day" }]
 */
export function wordChanges(before: string, after: string): readonly TextPart[] {
  const old = words(before);
  const now = words(after);
  if (old.length * now.length > MOST_PAIRS) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  const shared = sharedLengths(old, now);
  const parts: TextPart[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    const oldWord = old[row];
    const newWord = now[column];
    if (oldWord !== undefined && oldWord === newWord) {
      parts.push({ kind: "same", text: oldWord });
      row += 1;
      column += 1;
    } else if (oldWord !== undefined && (newWord === undefined || (shared[row + 1]?.[column] ?? 0) >= (shared[row]?.[column + 1] ?? 0))) {
      parts.push({ kind: "removed", text: oldWord });
      row += 1;
    } else {
      parts.push({ kind: "added", text: newWord ?? "" });
      column += 1;
    }
  }
  return joined(parts);
}
