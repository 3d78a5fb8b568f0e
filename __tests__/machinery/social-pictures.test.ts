import satori from "satori";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { readSiteTexts } from "../../src/content/site-texts";
import { MissingGlyphError, posterArtist, posterFonts } from "../../src/publish/social-pictures/draw";
import { headline } from "../../src/publish/social-pictures/poster";
import { LANGUAGES } from "../../src/core/languages";
import { withoutMarkup } from "../../src/core/text/links";
import { SITE_ROOT } from "../site-root";

const SIZE = 80;
const fonts = posterFonts(SITE_ROOT);

/** One letter as a drawing. */
const drawn = (letter: string): Promise<string> => satori(headline(letter, SIZE), { width: SIZE, height: SIZE * 1.5, fonts });

const data = readSiteData(SITE_ROOT);
const routes = routeTable(data);
const texts = readSiteTexts(SITE_ROOT, data, routes);

/** Every letter that a social picture of a language shows now. */
function lettersInUse(language: (typeof LANGUAGES)[number]): string {
  return routes
    .flatMap(({ mainNamespace }) => texts.headline(language, mainNamespace, "hero.title"))
    .map(withoutMarkup)
    .concat(texts.text(language, "common", "site.locatedAt"))
    .join("");
}

/** The letters of the languages, of signs, and of every headline. */
const LETTERS = [
  "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΆΈΉΊΌΎΏ·;",
  "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—",
  "ÇĞİIÖŞÜçğıiöşüâîû’",
  "ÄÖÜẞäöüß„“–",
  "€0123456789.,:!?&%–…",
  ...LANGUAGES.map(lettersInUse),
].join("");

test("the typeface has a drawing for every letter", async () => {
  // Chinese is none of the site's languages, so what appears for it is the box of a missing glyph.
  const box = await drawn("漢");
  const blank = await drawn(" ");
  expect(await drawn("京")).toBe(box);
  expect(box).not.toBe(blank);
  const missing: string[] = [];
  for (const letter of new Set(LETTERS.replace(/\s/g, ""))) {
    const drawing = await drawn(letter);
    if (drawing === box || drawing === blank) {
      missing.push(letter);
    }
  }
  expect(missing).toEqual([]);
});

test("a headline with a letter that the typeface lacks stops the build and names the letter", async () => {
  const drawing = posterArtist(SITE_ROOT).drawWords({ headline: "Kyoto 京都", brand: "Acme", place: "Here" });
  await expect(drawing).rejects.toThrow(MissingGlyphError);
  await expect(drawing).rejects.toThrow(/[京都]/);
});

test("a headline that fits at no size stops the build", async () => {
  await expect(posterArtist(SITE_ROOT).drawWords({ headline: "word ".repeat(80), brand: "Acme", place: "Here" })).rejects.toThrow(
    /too long/,
  );
});

test("a headline of HTML is drawn as the letters that it has", async () => {
  const drawing = await posterArtist(SITE_ROOT).drawWords({
    headline: "<script>alert()</script>",
    brand: '"><img src=x onerror=alert()>',
    place: "&lt;",
  });
  expect(drawing).not.toMatch(/<script|onerror|<text/);
  expect(drawing).toContain("<path");
});
