import { headerRules, redirectRules } from "./netlify-files";
import { route } from "../../../__tests__/small-routes";

const PUBLIC = headerRules(true, "default-src 'none'");

/** The headers that the rule for a pattern sets. */
const block = (rules: string, pattern: string): string => rules.split(/\n(?=\/)/).find((text) => text.startsWith(`${pattern}\n`)) ?? "";

test("lets browsers keep files with a hash in their name, and revalidate pages and the worker, though its name looks like theirs", () => {
  expect(block(PUBLIC, "/static/*")).toContain("immutable");
  expect(block(PUBLIC, "/*")).toContain("max-age=0, must-revalidate");
  expect(block(PUBLIC, "/sw.js")).toContain("max-age=0, must-revalidate");
  // Of two matching rules the last one counts.
  expect(PUBLIC.indexOf("/sw.js\n")).toBeGreaterThan(PUBLIC.indexOf("/*.js\n"));
});

test("keeps previews out of search engines", () => {
  expect(block(headerRules(false, "default-src 'none'"), "/*")).toContain("X-Robots-Tag: noindex");
  expect(block(PUBLIC, "/*")).not.toContain("X-Robots-Tag");
});

test("an old address leads to the page in its language; unknown addresses get the page of theirs, the English one last", () => {
  const rules = redirectRules([route("boats", "boats", ["/old", "/de/alt"]), route("not-found", "404.html")])
    .trim()
    .split("\n");
  expect(rules.slice(0, 2)).toEqual(["/old /boats 301", "/de/alt /de/boats 301"]);
  expect(rules).toContain("/de/* /de/404.html 404");
  expect(rules.at(-1)).toBe("/* /404.html 404");
});
