import { headerRules, redirectRules } from "../../../src/build/netlify-files";
import { route } from "./routes";

test("an old address answers 301, and an unknown one its language's 404, the rule for everything last", () => {
  const rules = redirectRules([route("guide", "guide", ["/old-guide"]), route("not-found", "404.html")])
    .trim()
    .split("\n");
  expect(rules[0]).toBe("/old-guide /guide 301");
  expect(rules).toContain("/de/* /de/404.html 404");
  expect(rules.at(-1)).toBe("/* /404.html 404");
});

test("a site without a 404 page is refused", () => {
  expect(() => redirectRules([route("guide", "guide")])).toThrow(/no page called “not-found”/);
});

test("only files with a hash in their name are kept for ever", () => {
  const blocks = headerRules(true).split(/\n(?=\/)/);
  expect(blocks.filter((block) => block.includes("immutable")).map((block) => block.split("\n")[0])).toEqual([
    "/static/*",
    "/*.js",
    "/admin/assets/*",
  ]);
});

test("the worker is asked for again every time, though its name ends as theirs do", () => {
  const rules = headerRules(true);
  expect(rules).toContain("/sw.js\n  Cache-Control: no-cache\n");
  // Where two rules fit, the last one counts.
  expect(rules.indexOf("/sw.js\n")).toBeGreaterThan(rules.indexOf("/*.js\n"));
});

test("previews tell search engines to leave them out", () => {
  expect(headerRules(false)).toContain("X-Robots-Tag: noindex");
  expect(headerRules(true).replace("/admin/*\n  X-Robots-Tag: noindex\n", "")).not.toContain("X-Robots-Tag");
});

test("the editing interface is never listed", () => {
  expect(headerRules(true)).toContain("/admin/*\n  X-Robots-Tag: noindex\n");
});

test("folders for reviewers are never listed, wherever the rest is", () => {
  expect(headerRules(true, ["preview"])).toContain("/preview/*\n  X-Robots-Tag: noindex\n");
});
