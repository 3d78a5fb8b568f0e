/** Decodes the punctuation that the older Western encodings share. Their letters are those of Latin-1. */
const SIGNS = new TextDecoder("windows-1254");
const CYRILLIC = new TextDecoder("windows-1251");
const GREEK = new TextDecoder("windows-1253");

/** The UTF-8 bytes of a letter and of a punctuation mark, with one character for each byte. */
const LETTER = "[\\xC3-\\xDF][\\x80-\\xBF]|\\xC2[\\xA0-\\xBF]";
const SIGN = "\\xE2[\\x80-\\x82][\\x80-\\xBF]";
const ANY = new RegExp(`${LETTER}|${SIGN}`, "g");
/** In Cyrillic and Greek, a capital before a quotation mark looks like such a letter, so one letter is not enough. */
const SEVERAL = new RegExp(`(?:${LETTER}|${SIGN}){2,}|${SIGN}`, "g");

/** The encodings in which a program may have misread the bytes, each with the pattern that reveals it. */
const MISREADINGS = [
  { read: (byte: number) => (byte < 0xa0 ? SIGNS.decode(Uint8Array.of(byte)) : String.fromCharCode(byte)), pattern: ANY },
  { read: (byte: number) => String.fromCharCode(byte), pattern: ANY },
  { read: (byte: number) => CYRILLIC.decode(Uint8Array.of(byte)), pattern: SEVERAL },
  { read: (byte: number) => GREEK.decode(Uint8Array.of(byte)), pattern: SEVERAL },
].map(({ read, pattern }) => ({ bytes: new Map(Array.from({ length: 128 }, (_, index) => [read(index + 128), index + 128])), pattern }));

/** Texts that an editor may have meant: punctuation, and letters of the site's alphabets. */
const MEANT = /^[\u00a0-\u00ff\u011e\u011f\u0130\u0131\u015e\u015f\u0370-\u03ff\u0400-\u04ff\u2010-\u2044\u20ac]+$/u;

/**
 * A part of a text that was saved as UTF-8, read in an older encoding, and saved again.
 *
 * @example encodedTwice("fÃ¼r") // "Ã¼"
 */
export function encodedTwice(text: string): string | undefined {
  const letters = Array.from(text);
  return MISREADINGS.map(({ bytes, pattern }) => {
    // One character for each byte, so that positions in both texts are the same.
    const read = letters.map((letter) => String.fromCharCode(bytes.get(letter) ?? 0)).join("");
    const found = Array.from(read.matchAll(pattern)).find(([part]) => MEANT.test(Buffer.from(part, "latin1").toString()));
    return found && letters.slice(found.index, found.index + found[0].length).join("");
  }).find((part) => part !== undefined);
}
