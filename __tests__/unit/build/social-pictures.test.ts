import satori from "satori";
import sharp from "sharp";
import { routeTable } from "../../../src/build/route-table";
import { readSiteData } from "../../../src/build/site-data";
import { readSiteTexts } from "../../../src/build/site-texts";
import { MissingGlyphError, posterArtist, posterFonts } from "../../../src/build/social-pictures/draw";
import { headline } from "../../../src/build/social-pictures/poster";
import { LANGUAGES } from "../../../src/site/languages";
import { withoutMarkup } from "../../../src/site/links";
import { ROOT } from "../../project-root";

const SIZE = 80;
const fonts = posterFonts(ROOT);

/** The pixels of one letter. */
async function rendered(letter: string): Promise<Buffer> {
  const svg = await satori(headline(letter, SIZE), { width: SIZE, height: SIZE * 1.5, fonts });
  return sharp(Buffer.from(svg)).raw().toBuffer();
}

const data = readSiteData(ROOT);
const routes = routeTable(data);
const texts = readSiteTexts(ROOT, data, routes);

/** Every letter that a social picture of a language shows now. */
function lettersInUse(language: (typeof LANGUAGES)[number]): string {
  return routes
    .flatMap(({ mainNamespace }) => texts.headline(language, mainNamespace, "hero.title"))
    .map(withoutMarkup)
    .concat(texts.text(language, "common", "site.locatedAt"))
    .join("");
}

test.each([
  ["Greek", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΆΈΉΊΌΎΏ·;"],
  ["Cyrillic", "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—"],
  ["Turkish", "ÇĞİIÖŞÜçğıiöşüâîû’"],
  ["German", "ÄÖÜẞäöüß„“–"],
  ["signs", "€0123456789.,:!?&%–…"],
  ...LANGUAGES.map((language): [string, string] => [`in use (${language})`, lettersInUse(language)]),
])("the typeface has a picture of its own for every letter: %s", async (_, letters) => {
  // Chinese is none of the site's languages, so what appears for it is the box of a missing glyph.
  const box = await rendered("漢");
  const blank = await rendered(" ");
  const missing: string[] = [];
  for (const letter of new Set(letters.replace(/\s/g, ""))) {
    const pixels = await rendered(letter);
    if (pixels.equals(box) || pixels.equals(blank)) {
      missing.push(letter);
    }
  }
  expect(box.equals(blank)).toBe(false);
  expect(missing).toEqual([]);
});

test("a headline with a letter that the typeface lacks stops the build and names the letter", async () => {
  const drawing = posterArtist(ROOT).drawWords({ headline: "Kyoto 京都", brand: "Acme", place: "Here" });
  await expect(drawing).rejects.toThrow(MissingGlyphError);
  await expect(drawing).rejects.toThrow(/[京都]/);
});

test("a headline that fits at no size stops the build", async () => {
  await expect(posterArtist(ROOT).drawWords({ headline: "word ".repeat(80), brand: "Acme", place: "Here" })).rejects.toThrow(/too long/);
});

test("a headline of HTML is drawn as the letters that it has", async () => {
  const drawing = await posterArtist(ROOT).drawWords({
    headline: "<script>alert()</script>",
    brand: '"><img src=x onerror=alert()>',
    place: "&lt;",
  });
  expect(drawing).not.toMatch(/<script|onerror|<text/);
  expect(drawing).toContain("<path");
});
