/**
 * A text without the marks on its letters, which move or fall away when a word is inflected or typed in a hurry.
 *
 * @example withoutAccents("δύο Größen") // "δυο Großen"
 */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
