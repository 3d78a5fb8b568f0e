/** What Windows-1252 shows for the second byte of a letter in UTF-8. */
const SECOND_BYTE = "[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\\u00a0-¿]";

/**
 * What is left of a text that was saved as UTF-8 and read in an older encoding. Windows-1254 differs in no sign of these.
 *
 * @source WHATWG Encoding Standard, indexes windows-1252, windows-1251 and windows-1253
 */
const MISREAD: readonly RegExp[] = [
  // Read as Windows-1252: “für” becomes “fÃ¼r”, “5 €” with its space “5Â â‚¬”, “ağır” “aÄŸÄ±r”, “για” “Î³Î¹Î±”, “да” “Ð´Ð°”.
  new RegExp(`[ÂÃÄÅÎÏÐÑ]${SECOND_BYTE}|â€${SECOND_BYTE}?|â‚¬`, "u"),
  // Read as Windows-1251: “прокат” becomes “РїСЂРѕРєР°С‚”, a quotation mark “вЂњ”.
  /(?:[РС]\S){3,}|вЂ|в‚¬/u,
  // Read as Windows-1253: “γραφείο” becomes “Ξ³ΟΞ±Ο†ΞµΞ―ΞΏ”, a quotation mark “β€œ”.
  /(?:[ΞΟ][^\sΑ-Ω]){3,}|β€/u,
];

/**
 * A part of a text that was saved as UTF-8, read in an older encoding, and saved again.
 *
 * @example encodedTwice("fÃ¼r") // "Ã¼"
 */
export function encodedTwice(text: string): string | undefined {
  return MISREAD.map((pattern) => pattern.exec(text)?.[0]).find((part) => part !== undefined);
}
