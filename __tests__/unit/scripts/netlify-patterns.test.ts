import { matchPattern, substitute } from "../../../scripts/netlify-patterns";

describe("matchPattern", () => {
  test.each([
    ["/*", "/anything/at/all", true],
    ["/*", "/", true],
    ["/*", "/a line\r\nbreak", true],
    ["/de/*", "/de/unbekannt", true],
    ["/de/*", "/de", true],
    ["/de/*", "/des/unbekannt", false],
    ["/old", "/old", true],
    ["/old", "/old/", true],
    ["/old", "/older", false],
    ["/*.js", "/app-123.js", true],
    ["/*.js", "/app.js.map", false],
  ])("%s against %s: %s", (pattern, path, fits) => {
    expect(matchPattern(pattern, path) !== undefined).toBe(fits);
  });

  test("placeholders carry over to the target", () => {
    const groups = matchPattern("/news/:year/*", "/news/2024/a/b");
    expect(groups).toEqual({ year: "2024", splat: "a/b" });
    expect(substitute("/archive/:year/:splat", groups ?? {})).toBe("/archive/2024/a/b");
  });
});
