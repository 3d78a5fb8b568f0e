import { matches } from "./netlify-patterns";

test.each([
  ["/*", "/anything/at/all", true],
  ["/*", "/", true],
  ["/*", "/a line\r\nbreak", true],
  ["/de/*", "/de/unbekannt", true],
  ["/de/*", "/de", true],
  ["/de/*", "/des/unbekannt", false],
  ["/old", "/old/", true],
  ["/old", "/older", false],
  ["/*.js", "/app-123.js", true],
  ["/*.js", "/app.js.map", false],
])("the pattern %s and the path %j: %s", (pattern, path, fits) => {
  expect(matches(pattern, path)).toBe(fits);
});
