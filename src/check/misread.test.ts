import { encodedTwice } from "./encoded-twice";

/** What is left of a text that was saved as UTF-8 and read in another encoding. Node 20 decodes Windows-1252 as Latin-1, so 1254 stands for it. */
const misread = (text: string, encoding: string): string => new TextDecoder(encoding).decode(Buffer.from(text));

test.each([
  ["windows-1254", "“Quotes”"],
  ["windows-1254", "from – to"],
  ["windows-1254", "5 €"],
  ["windows-1254", "γραφείο"],
  ["windows-1254", "прокат"],
  ["windows-1254", "Größe"],
  ["windows-1254", "kiralık"],
  ["windows-1254", "ağır"],
  ["windows-1254", "iş"],
  ["windows-1251", "прокат"],
  ["windows-1251", "“да”"],
  ["windows-1251", "5 €"],
  ["windows-1253", "γραφείο"],
  ["windows-1253", "«ναι» – €"],
])("finds what %s made of “%s”", (encoding, text) => {
  expect(encodedTwice(misread(text, encoding))).toBeDefined();
  expect(encodedTwice(text)).toBeUndefined();
});

test.each(["„Spaß“ im MENÜ“", "«СССР» Её В\u00a0Ларнаке…", "СРОСС", "«ΑΥΤΟ» ΟΧΙ» ·", "ΟΞΟΣ ΟΔΟΣ", "“ULUDAĞ” Âşık", "naïve “café” «à la»"])(
  "leaves “%s” alone",
  (text) => {
    expect(encodedTwice(text)).toBeUndefined();
  },
);
