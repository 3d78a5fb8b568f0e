import { headerRules, redirectRules } from "../../../../src/publish/headers/netlify-files";
import { route } from "../routes";

const POLICIES = { sitePolicy: "default-src 'none'", adminPolicy: "default-src 'self'" };
const PUBLIC = headerRules({ isForSearchEngines: true, ...POLICIES });

/** The headers that the rule for a pattern sets. */
const block = (rules: string, pattern: string): string => rules.split(/\n(?=\/)/).find((text) => text.startsWith(`${pattern}\n`)) ?? "";

test("an old address answers 301, and an unknown one its language's 404, the rule for everything last", () => {
  const rules = redirectRules([route("guide", "guide", ["/old-guide"]), route("not-found", "404.html")])
    .trim()
    .split("\n");
  expect(rules[0]).toBe("/old-guide /guide 301");
  expect(rules).toContain("/de/* /de/404.html 404");
  expect(rules.at(-1)).toBe("/* /404.html 404");
});

test("an old address leads to the page in the language of its prefix, by a rule before those for unknown addresses", () => {
  const routes = [route("guide", "guide", ["/old-guide", "/en/old-guide", "/de/alt/ratgeber"]), route("not-found", "404.html")];
  expect(redirectRules(routes).split("\n").slice(0, 3)).toEqual([
    "/old-guide /guide 301",
    "/en/old-guide /guide 301",
    "/de/alt/ratgeber /de/guide 301",
  ]);
});

test("a site without a 404 page is refused", () => {
  expect(() => redirectRules([route("guide", "guide")])).toThrow(/no page called “not-found”/);
});

test("only files with a hash in their name are kept for ever", () => {
  const blocks = PUBLIC.split(/\n(?=\/)/);
  expect(blocks.filter((text) => text.includes("immutable")).map((text) => text.split("\n")[0])).toEqual([
    "/static/*",
    "/*.js",
    "/*.css",
    "/page-data/hashed/*",
    "/admin/assets/*",
  ]);
});

test("the worker is asked for again every time, though its name ends as theirs do", () => {
  expect(block(PUBLIC, "/sw.js")).toContain("max-age=0, must-revalidate");
  // Where two rules fit, the last one counts.
  expect(PUBLIC.indexOf("/sw.js\n")).toBeGreaterThan(PUBLIC.indexOf("/*.js\n"));
});

test("previews tell search engines to leave them out", () => {
  expect(block(headerRules({ isForSearchEngines: false, ...POLICIES }), "/*")).toContain("X-Robots-Tag: noindex");
  expect(block(PUBLIC, "/*")).not.toContain("X-Robots-Tag");
});

test("the editing interface is never listed, and has its own policy after that of the site", () => {
  expect(block(PUBLIC, "/admin/*")).toContain("X-Robots-Tag: noindex");
  expect(block(PUBLIC, "/admin/*")).toContain("default-src 'self'");
  expect(PUBLIC.indexOf("/admin/*\n")).toBeGreaterThan(PUBLIC.indexOf("/*\n"));
});

test("folders for reviewers are never listed, wherever the rest is", () => {
  expect(headerRules({ isForSearchEngines: true, unlisted: ["preview"], ...POLICIES })).toContain("/preview/*\n  X-Robots-Tag: noindex\n");
});
