import { nginxFiles } from "../../../tools/deploy/nginx";
import { readMaps } from "../../nginx-maps";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a+/b=' 'strict-dynamic'; report-to \"x\"; frame-ancestors 'none'";
const LONG = "word ".repeat(2000).trim();
const OPTIONS = { siteFolder: "/srv/site", port: 8080, withBrotli: true };
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
const variable = readMaps(files["maps.conf"]);

test("a header arrives as it was written, whatever its signs and its length", () => {
  expect(variable("site_header_content_security_policy", "/de/preise")).toBe(POLICY);
  expect(variable("site_header_x_price", "/")).toBe("$5 {each}");
  expect(variable("site_header_x_long", "/")).toBe(LONG);
  const parameters = files["maps.conf"].match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(Math.max(...parameters.map(({ length }) => length))).toBeLessThan(4096);
});

test.each([
  ["/app-1.js", "public, immutable"],
  ["/sw.js", "no-cache"],
  ["/", "public, max-age=0, must-revalidate"],
])("%s is cached as the last rule that fits says", (path, value) => {
  expect(variable("site_header_cache_control", path)).toBe(value);
});

test.each([
  ["/old.page", "301", "/new"],
  ["/old-page", "404", "/404.html"],
  ["/de/a\r\nb", "404", "/de/404.html"],
])("where there is no file, %j answers %s %s", (path, status, target) => {
  expect([variable("site_status", path), variable("site_target", path)]).toEqual([status, target]);
});

test("a rule for a media type replaces the type instead of adding a second one", () => {
  expect(files["site.conf"]).toContain(
    'location ~ "^/feed\\\\.xml/?$" {\n    types { }\n    default_type "application/atom+xml; charset=utf-8";',
  );
  expect(files["site.conf"]).not.toMatch(/add_header content-type/i);
});

test("nginx without the module is not told of Brotli", () => {
  const brotli = /brotli_static on|load_module/;
  expect(Object.values(files).join("")).toMatch(brotli);
  expect(Object.values(nginxFiles(RULES, { ...OPTIONS, withBrotli: false })).join("")).not.toMatch(brotli);
});

test.each([
  ["a part of the path", { from: "/a/*", to: "/b/:splat", status: 301 }],
  ["a rewrite", { from: "/a", to: "/b", status: 200 }],
])("refuses %s, which nginx would answer otherwise", (_, rule) => {
  expect(() => nginxFiles({ headers: [], redirects: [rule] }, OPTIONS)).toThrow("as Netlify does");
});
