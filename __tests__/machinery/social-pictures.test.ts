import satori from "satori";
import { routeTable } from "../../src/core/routes/route-table";
import { readSiteData } from "../../src/content/site-data";
import { readSiteTexts } from "../../src/content/site-texts";
import { posterArtist, posterFonts } from "../../src/publish/social-pictures/draw";
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
  // Chinese is not among the site's languages: it gives the box of a missing glyph.
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

test.each([
  ["has a letter that the typeface lacks", "Kyoto 京都", /no glyph for “[京都]/],
  ["fits at no size", "word ".repeat(80), /too long/],
])("refuses a headline that %s", async (_, headlineText, message) => {
  await expect(posterArtist(SITE_ROOT).drawWords({ headline: headlineText, brand: "Acme", place: "Here" })).rejects.toThrow(message);
});

test("draws a headline of HTML as text", async () => {
  const drawing = await posterArtist(SITE_ROOT).drawWords({
    headline: "<script>alert()</script>",
    brand: '"><img src=x onerror=alert()>',
    place: "&lt;",
  });
  expect(drawing).not.toMatch(/<script|onerror|<text/);
  expect(drawing).toContain("<path");
});
