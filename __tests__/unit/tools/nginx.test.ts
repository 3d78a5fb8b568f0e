import { nginxFiles } from "../../../tools/deploy/nginx";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a+/b=' 'strict-dynamic'; report-to \"x\"; frame-ancestors 'none'";
const LONG = "word ".repeat(2000).trim();
const OPTIONS = { siteFolder: "/srv/site", withBrotli: true };
const RULES = {
  headers: [
    { pattern: "/*", name: "content-security-policy", value: POLICY },
    { pattern: "/*", name: "x-price", value: "$5 {each}" },
    { pattern: "/*", name: "x-long", value: LONG },
    { pattern: "/*.js", name: "cache-control", value: "public, immutable" },
    { pattern: "/sw.js", name: "cache-control", value: "no-cache" },
    { pattern: "/feed.xml", name: "content-type", value: "application/atom+xml; charset=utf-8" },
  ],
  redirects: [
    { from: "/old.page", to: "/new", status: 301 },
    { from: "/de/*", to: "/de/404.html", status: 404 },
    { from: "/*", to: "/404.html", status: 404 },
  ],
};
const files = nginxFiles(RULES, OPTIONS);

/** The lines of a map of the configuration. */
const map = (name: string): readonly string[] =>
  (new RegExp(`^map \\$\\w+ \\$${name} \\{\\n([^]*?)\\n\\}$`, "m").exec(files["maps.conf"])?.[1] ?? "")
    .split("\n")
    .map((line) => line.trim());

test("a header is written as a literal, and a long one in pieces that nginx can read", () => {
  expect(files["maps.conf"]).toContain('{ default "$5 {each}"; }');
  expect(files["maps.conf"]).toContain(`{ default "${POLICY.replaceAll('"', '\\"')}"; }`);
  const parameters = files["maps.conf"].match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(Math.max(...parameters.map(({ length }) => length))).toBeLessThan(4096);
  expect(map("site_header_x_long")[0]?.match(/\$\{site_text_\d+\}/g)).toHaveLength(5);
});

test("of the rules for a header the last that fits comes first, and of the redirects the first", () => {
  expect(map("site_header_cache_control").map((line) => line.split('" ')[0])).toEqual([
    '"~^/sw\\\\.js$',
    '"~^/[\\\\s\\\\S]*\\\\.js$',
    'default "public, max-age=0, must-revalidate";',
  ]);
  expect(map("site_status")).toEqual([
    '"~^/old\\\\.page$" 301;',
    '"~^/de(?:/[\\\\s\\\\S]*)?$" 404;',
    '"~^(?:/[\\\\s\\\\S]*)?$" 404;',
    "default 404;",
  ]);
});

test("a rule for a media type replaces the type instead of adding a second one", () => {
  expect(files["site.conf"]).toContain(
    'location ~ "^/feed\\\\.xml/?$" {\n    types { }\n    default_type "application/atom+xml; charset=utf-8";',
  );
  expect(files["site.conf"]).not.toMatch(/add_header content-type/i);
});

test("nginx without the module is not told of Brotli", () => {
  const brotli = /brotli_static on/;
  expect(Object.values(files).join("")).toMatch(brotli);
  expect(Object.values(nginxFiles(RULES, { ...OPTIONS, withBrotli: false })).join("")).not.toMatch(brotli);
});

test.each([
  ["a part of the path", { from: "/a/*", to: "/b/:splat", status: 301 }],
  ["a rewrite", { from: "/a", to: "/b", status: 200 }],
])("refuses %s, which nginx would not answer as Netlify does", (_, rule) => {
  expect(() => nginxFiles({ headers: [], redirects: [rule] }, OPTIONS)).toThrow("as Netlify does");
});
