import { headerRules } from "../../../../src/publish/headers/netlify-files";

const POLICIES = { sitePolicy: "default-src 'none'", adminPolicy: "default-src 'self'" };
const PUBLIC = headerRules({ isForSearchEngines: true, unlisted: ["preview"], ...POLICIES });

/** The headers that the rule for a pattern sets. */
const block = (rules: string, pattern: string): string => rules.split(/\n(?=\/)/).find((text) => text.startsWith(`${pattern}\n`)) ?? "";

test("lets browsers keep only files with a hash in their name", () => {
  const blocks = PUBLIC.split(/\n(?=\/)/);
  expect(blocks.filter((text) => text.includes("immutable")).map((text) => text.split("\n")[0])).toEqual([
    "/static/*",
    "/*.js",
    "/*.css",
    "/page-data/hashed/*",
    "/admin/assets/*",
  ]);
});

test("makes browsers revalidate the worker, though its name looks like theirs", () => {
  expect(block(PUBLIC, "/sw.js")).toContain("max-age=0, must-revalidate");
  // Of two matching rules the last one counts.
  expect(PUBLIC.indexOf("/sw.js\n")).toBeGreaterThan(PUBLIC.indexOf("/*.js\n"));
});

test("keeps previews out of search engines", () => {
  expect(block(headerRules({ isForSearchEngines: false, unlisted: [], ...POLICIES }), "/*")).toContain("X-Robots-Tag: noindex");
  expect(block(PUBLIC, "/*")).not.toContain("X-Robots-Tag");
});
