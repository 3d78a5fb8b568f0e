import { posterArtist } from "../../../src/publish/social-pictures/draw";
import { ROOT } from "../../project-root";

test.each([
  ["has a letter that the typeface lacks", "Kyoto 京都", /no glyph for “[京都]/],
  ["fits at no size", "word ".repeat(80), /too long/],
])("refuses a headline that %s", async (_, headline, message) => {
  await expect(posterArtist(ROOT).drawWords({ headline, brand: "Acme", place: "Here" })).rejects.toThrow(message);
});

test("draws letters of every language, and HTML as text", async () => {
  const drawing = await posterArtist(ROOT).drawWords({
    headline: "<script>alert()</script> ΆΈΎΐΰ ЁЙЩЪЭ ŞĞİı ÄÖÜß €–’",
    brand: '"><img src=x onerror=alert()>',
    place: "&lt;",
  });
  expect(drawing).not.toMatch(/<script|onerror|<text/);
  expect(drawing).toContain("<path");
});
