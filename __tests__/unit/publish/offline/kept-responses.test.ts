import { createHash } from "node:crypto";
import { isFromSite, isWhole, pagePath } from "../../../../src/publish/offline/worker/kept-responses";

const answer = (changes: object) => ({ status: 200, redirected: false, type: "basic", ...changes }) as Response;

test.each([
  ["what was asked for", {}, true],
  ["a page for an address that does not exist", { status: 404 }, false],
  ["a page from another address", { redirected: true }, false],
  ["a redirect itself", { status: 0, type: "opaqueredirect" }, false],
  ["a part of a page", { status: 206 }, false],
  ["something of another site", { type: "opaque", status: 0 }, false],
])("%s", (_, changes, expected) => {
  expect(isWhole(answer(changes))).toBe(expected);
});

const PAGE = '<!DOCTYPE html><html lang="el"><body data-page="/page-data/hashed/0123.json"><h1>Λάρνακα</h1></body></html>';
const LOG_IN = "<!DOCTYPE html><html><body><h1>Free WiFi</h1></body></html>";
const DATA = '{"componentChunkName":"template","result":{"title":"Λάρνακα"}}';
const HTML = "text/html; charset=utf-8";

const digest = (text: string, digits: number): string => createHash("sha256").update(text).digest("hex").slice(0, digits);
const card = (page: string): string => `/el?revision=${digest(page, 16)}`;
const data = (text: string): string => `/page-data/hashed/${digest(text, 20)}.json`;

const ANSWERS: readonly (readonly [what: string, address: string, body: string, type: string, expected: boolean])[] = [
  ["a page with the address of its data", "/el", PAGE, HTML, true],
  ["another network's page", "/el", LOG_IN, HTML, false],
  ["something that is no page", "/el", PAGE, "text/plain", false],
  ["a page of the card with the content that the card names", card(PAGE), PAGE, HTML, true],
  ["a page of the card with another content", card(PAGE), PAGE.replace("h1", "h2"), HTML, false],
  ["data with the content that they are named by", data(DATA), DATA, "application/json", true],
  ["other data", data(DATA), DATA.replace("title", "text"), "application/json", false],
  ["a page in place of data", data(DATA), LOG_IN, HTML, false],
  ["a script", "/app-0123.js", "", "application/javascript; charset=UTF-8", true],
  ["a script by its newer type", "/app-0123.js", "", "text/javascript", true],
  ["a page in place of a script", "/app-0123.js", LOG_IN, HTML, false],
  ["a page in place of a style", "/app.0123.css", LOG_IN, HTML, false],
  ["a font", "/static/latin.woff2", "", "font/woff2", true],
  ["a page in place of a font", "/static/latin.woff2", LOG_IN, HTML, false],
  ["a drawing", "/static/map.svg", "", "image/svg+xml", true],
  ["a page in place of a drawing", "/static/map.svg", LOG_IN, HTML, false],
  ["a page in place of a picture", "/static/0123/hero.avif", LOG_IN, HTML, false],
  ["a script in place of a picture", "/static/0123/hero.avif", "", "text/javascript", false],
  ["a file of unknown kind", "/static/film.mp4", "", "video/mp4", false],
];

test("an answer is from the site by its digest, its type, or what only the site's pages have", async () => {
  const wrong: string[] = [];
  for (const [what, address, body, type, expected] of ANSWERS) {
    const response = new Response(body, { headers: { "Content-Type": type } });
    if ((await isFromSite(address, response)) !== expected || (await response.text()) !== body) {
      wrong.push(what);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["https://www.example.com/", "/"],
  ["https://www.example.com/?lng=de", "/"],
  ["https://www.example.com/de/", "/de"],
  ["https://www.example.com/de/anfahrt?utm_source=x#map", "/de/anfahrt"],
])("%s is kept as %s", (address, path) => {
  expect(pagePath(address)).toBe(path);
});
