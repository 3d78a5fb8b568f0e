import { isDocument, pagePath } from "../../../src/worker/kept-responses";

const answer = (changes: object) =>
  ({
    status: 200,
    redirected: false,
    type: "basic",
    headers: new Headers({ "Content-Type": "text/html; charset=utf-8" }),
    ...changes,
  }) as Response;

test.each([
  ["a page of the site", {}, true],
  ["a page for an address that does not exist", { status: 404 }, false],
  ["a page from another address", { redirected: true }, false],
  ["a redirect itself", { status: 0, type: "opaqueredirect" }, false],
  ["a part of a page", { status: 206 }, false],
  ["something of another site", { type: "opaque", status: 0 }, false],
  ["a file that is no page", { headers: new Headers({ "Content-Type": "text/plain" }) }, false],
  ["a file of unknown kind", { headers: new Headers() }, false],
])("%s", (_, changes, expected) => {
  expect(isDocument(answer(changes))).toBe(expected);
});

test.each([
  ["https://www.example.com/", "/"],
  ["https://www.example.com/?lng=de", "/"],
  ["https://www.example.com/de/", "/de"],
  ["https://www.example.com/de/anfahrt?utm_source=x#map", "/de/anfahrt"],
])("%s is kept as %s", (address, path) => {
  expect(pagePath(address)).toBe(path);
});
