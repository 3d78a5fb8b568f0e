/**
 * A text as words that can be compared: without case, accents, soft hyphens and signs. Greek tonos and final sigma, the Russian “ё” and the
 * Turkish dotless “ı” count as the letters that people type in their place.
 *
 * @example wordsOf("Maut auf Zypern?") // ["maut", "auf", "zypern"]
 * @example wordsOf("OTOYOL ÜCRETİ") // ["otoyol", "ucreti"]
 */
export function wordsOf(text: string): readonly string[] {
  const folded = text
    .replaceAll("ß", "ss")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\u00AD\u2060]/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ς", "σ");
  return folded.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
