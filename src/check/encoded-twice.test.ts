import { encodedTwice } from "./encoded-twice";

const ENCODINGS = ["windows-1254", "windows-1251", "windows-1253", "latin1"];

/** What is left of a text that was saved as UTF-8 and read in another encoding. */
const misread = (text: string, encoding: string): string =>
  encoding === "latin1" ? Buffer.from(text).toString("latin1") : new TextDecoder(encoding).decode(Buffer.from(text));

test.each(["“Quotes” – €", "γραφείο", "прокат", "kiralık ağır iş", "Größe für"])("finds “%s” in any encoding", (text) => {
  const garbled = ENCODINGS.map((encoding) => misread(text, encoding)).filter((read) => !read.includes("\ufffd"));
  expect(garbled.length).toBeGreaterThan(0);
  expect(garbled.filter((read) => encodedTwice(read) === undefined)).toEqual([]);
});

test.each(["„Spaß“ im MENÜ“", "«СССР» Её В\u00a0Ларнаке…", "«ΑΥΤΟ» ΟΧΙ» ·", "“ULUDAĞ” Âşık", "naïve “café” «à la»"])(
  "leaves “%s” alone",
  (text) => {
    expect(encodedTwice(text)).toBeUndefined();
  },
);
