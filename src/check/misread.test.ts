import { misread } from "./misread";

/** What is left of a text that was saved as UTF-8 and read in another encoding. Node 20 decodes Windows-1252 as Latin-1, so 1254 stands for it. */
const readAs = (text: string, encoding: string): string => new TextDecoder(encoding).decode(Buffer.from(text));

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
  expect(misread(readAs(text, encoding))).toBeDefined();
  expect(misread(text)).toBeUndefined();
});

test.each([
  "„Spaß“ im MENÜ“",
  "«СССР» Её В\u00a0Ларнаке…",
  "СРОСС",
  "«ΑΥΤΟ» ΟΧΙ» ·",
  "ΟΞΟΣ ΟΔΟΣ",
  "“ULUDAĞ” Âşık",
  "naïve “café” «à la»",
  "üçüncü şahıs",
  "Έλα! ΕΔΩ",
  "3 м² — да?",
])("leaves “%s” alone", (text) => {
  expect(misread(text)).toBeUndefined();
});

/** What older encodings make of a text; the texts as another program wrote them. */
test.each([
  ["Τι περιλαμβάνει", "windows-1253", "latin1", "Ôé ðåñéëáìâÜíåé"],
  ["Прокат", "windows-1251", "latin1", "Ïðîêàò"],
  ["kiralık", "windows-1254", "latin1", "kiralýk"],
  ["Прокат авто", "koi8-r", "windows-1251", "рТПЛБФ БЧФП"],
  ["Прокат", "ibm866", "windows-1251", "Џа®Є в"],
  ["für", "utf-8", "ibm850", "f├╝r"],
  ["für", "windows-1252", "ibm850", "f³r"],
  ["für", "mac", "windows-1252", "fŸr"],
  ["für", "windows-1252", "mac", "f¸r"],
  ["Πόσο κοστίζει", "a font without Greek", "", "???? ????????"],
  ["für", "ascii", "", "f?r"],
  ["für", "quoted-printable", "", "f=C3=BCr"],
])("finds what became of “%s” from %s to %s: “%s”", (_text, _from, _to, garbled) => {
  expect(misread(garbled)).toBeDefined();
});
