import { diffArrays } from "diff";

/** A part of a text that stayed, went or came. */
export interface TextPart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Words with the space that follows them, so that the parts joined are the text. A space that may not break is part of a word. */
function words(text: string): string[] {
  return text.match(/[^ \n]+[ \n]*|[ \n]+/gu) ?? [];
}

/**
 * What changed between two texts, word by word.
 *
 * @returns the parts in reading order; those that stayed and went make the old text, those that stayed and came the new one
 * @example wordChanges("from €25 a day", "from €30 a day")
 * // [{ kind: "same", text: "from " }, { kind: "removed", text: "€25 " }, { kind: "added", text: "€30 " }, { kind: "same", text: "a day" }]
 */
export function wordChanges(before: string, after: string): readonly TextPart[] {
  return diffArrays(words(before), words(after)).map(({ value, added, removed }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}
