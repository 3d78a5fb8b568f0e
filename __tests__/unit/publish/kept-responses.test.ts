import { createHash } from "node:crypto";
import { isFromSite } from "../../../src/publish/offline/worker/kept-responses";

const PAGE = '<!DOCTYPE html><html lang="el"><body><div id="___gatsby"><h1>Λάρνακα</h1></div></body></html>';
const LOG_IN = "<!DOCTYPE html><html><body><h1>Free WiFi</h1></body></html>";
const DATA = '{"componentChunkName":"template","result":{"title":"Λάρνακα"}}';
const HTML = "text/html; charset=utf-8";

const digest = (text: string, digits: number): string => createHash("sha256").update(text).digest("hex").slice(0, digits);
const card = (page: string): string => `/el?revision=${digest(page, 16)}`;
const DATA_ADDRESS = "/page-data/el/page-data.json";

const ANSWERS: readonly (readonly [what: string, address: string, body: string, type: string, expected: boolean])[] = [
  ["a page that Gatsby rendered", "/el", PAGE, HTML, true],
  ["another network's page", "/el", LOG_IN, HTML, false],
  ["a page of the card with the content that the card names", card(PAGE), PAGE, HTML, true],
  ["a page of the card with other content", card(PAGE), PAGE.replace("h1", "h2"), HTML, false],
  ["data of a page", DATA_ADDRESS, DATA, "application/json", true],
  ["a page in place of data", DATA_ADDRESS, LOG_IN, HTML, false],
  ["a script", "/app-0123.js", "", "application/javascript; charset=UTF-8", true],
  ["a page in place of a script", "/app-0123.js", LOG_IN, HTML, false],
  ["a picture", "/static/0123/hero.avif", "", "image/avif", true],
  ["a page in place of a picture", "/static/0123/hero.avif", LOG_IN, HTML, false],
];

test("recognises responses of the site by their digest, their type, or what only its pages have", async () => {
  const wrong: string[] = [];
  for (const [what, address, body, type, expected] of ANSWERS) {
    const response = new Response(body, { headers: { "Content-Type": type } });
    if ((await isFromSite(address, response)) !== expected || (await response.text()) !== body) {
      wrong.push(what);
    }
  }
  expect(wrong).toEqual([]);
});
