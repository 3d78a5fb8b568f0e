/** What Windows-1252 shows for the second byte of a letter in UTF-8. */
const SECOND_BYTE = "[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\\u00a0-¿]";

/**
 * What is left of a text that was read in another encoding than that in which it was saved. Words of two alphabets, which are another sign
 * of it, have a rule of their own.
 *
 * @source WHATWG Encoding Standard, indexes windows-1251 to windows-1254, koi8-r and ibm866; IBM code page 850; Mac OS Roman
 */
const MISREAD: readonly RegExp[] = [
  // Read as Windows-1252: “für” becomes “fÃ¼r”, “5 €” with its space “5Â â‚¬”, “ağır” “aÄŸÄ±r”, “για” “Î³Î¹Î±”, “да” “Ð´Ð°”.
  new RegExp(`[ÂÃÄÅÎÏÐÑ]${SECOND_BYTE}|â€${SECOND_BYTE}?|â‚¬`, "u"),
  // Read as Windows-1251: “прокат” becomes “РїСЂРѕРєР°С‚”, a quotation mark “вЂњ”.
  /(?:[РС]\S){3,}|вЂ|в‚¬/u,
  // Read as Windows-1253: “γραφείο” becomes “Ξ³ΟΞ±Ο†ΞµΞ―ΞΏ”, a quotation mark “β€œ”.
  /(?:[ΞΟ][^\sΑ-Ω]){3,}|β€/u,
  // Read as a page of MS-DOS, or as Mac OS Roman: “für” becomes “f├╝r”, “f³r” or “f¸r”.
  /[\u2500-\u259f¤¦¨¬¯¶¸˜ˆ]|\p{L}[²³´]\p{L}/u,
  // Saved as Windows-1254, read as Latin-1: “kiralık” becomes “kiralýk”. No language of the site has these letters.
  /[ÅÆÐØÝÞåæðøýþŸÿ]/u,
  // Saved as Windows-1253 or 1251, read as Latin-1: “γραφείο” becomes “ãñáöåßï”, “прокат” “ïðîêàò”. Turkish has “üçü”.
  /(?:(?![äöüßçâîûÄÖÜÇ])[À-ÿ]){3,}|[ÀÁÃÈÊËÌÍÏÑÒÓÔÕÙÚàáãèêëìíïñòóôõùú]{2,}/u,
  // Saved as KOI8-R, read as Windows-1251: “Прокат” becomes “рТПЛБФ”. Read as Windows-1251 from MS-DOS: “Џа®Є в”.
  /(?<!\p{L})(?=\p{Script=Cyrillic})\p{Ll}\p{Lu}{2,}|(?![А-яЁё])\p{Script=Cyrillic}/u,
  // Letters that an encoding did not have, and codes of letters.
  /\?{2,}|\p{L}\?+\p{L}|\\[ux][0-9a-f]{2}|[%=][0-9A-F]{2}[%=]/u,
];

/**
 * A part of a text that was read in the wrong encoding, and saved again.
 *
 * @example misread("fÃ¼r") // "Ã¼"
 */
export function misread(text: string): string | undefined {
  return MISREAD.map((pattern) => pattern.exec(text)?.[0]).find((part) => part !== undefined);
}
