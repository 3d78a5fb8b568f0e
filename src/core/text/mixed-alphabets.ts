/** A word with letters of two alphabets. They look alike, but no search finds the word, and a name in it can be another's. */
export const MIXED_ALPHABETS =
  /(?<!\p{L})(?:(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])|(?=\p{L}*\p{Script=Cyrillic})(?=\p{L}*\p{Script=Greek}))\p{L}+/u;
