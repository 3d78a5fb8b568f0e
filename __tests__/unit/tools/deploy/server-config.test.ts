import { nginxFiles } from "../../../../tools/deploy/nginx";
import { serverRules } from "../../../../tools/deploy/rules";
import { readMaps } from "../../../nginx-maps";

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a+/b=' 'strict-dynamic'; report-to \"x\"; frame-ancestors 'none'";
const OPTIONS = { siteFolder: "/srv/site", address: "127.0.0.1:8080" };

const rules = serverRules(
  [
    { for: "/*", values: { "Content-Security-Policy": POLICY, "X-Price": "$5 {each}", "X-Long": "word ".repeat(2000).trim() } },
    { for: "/static/*", values: { "Cache-Control": "public, immutable" } },
    { for: "/*.js", values: { "Cache-Control": "public, immutable" } },
    { for: "/sw.js", values: { "cache-control": "no-cache" } },
    { for: "/feed.xml", values: { "Content-Type": "application/atom+xml; charset=utf-8" } },
    { for: "/*/feed.xml", values: { "Content-Type": "application/atom+xml; charset=utf-8" } },
  ],
  [
    { from: "/old.page", to: "/new", status: 301 },
    { from: "/de/*", to: "/de/404.html", status: 404 },
    { from: "/*", to: "/404.html", status: 404 },
  ],
);
const nginx = nginxFiles(rules, OPTIONS);
const variable = readMaps(nginx["maps.conf"]);

test("nginx: a header arrives as it was written, whatever quotes, semicolons, dollars and braces it holds", () => {
  expect(variable("site_header_content_security_policy", "/de/preise")).toBe(POLICY);
  expect(variable("site_header_x_price", "/")).toBe("$5 {each}");
});

test("nginx: no parameter is longer than nginx reads, and a long header is still whole", () => {
  expect(variable("site_header_x_long", "/")).toBe("word ".repeat(2000).trim());
  const parameters = nginx["maps.conf"].match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(Math.max(...parameters.map(({ length }) => length))).toBeLessThan(4096);
});

test.each([
  ["/static/a/b.png", "public, immutable"],
  ["/app-1.js", "public, immutable"],
  ["/sw.js", "no-cache"],
  ["/swxjs", "public, max-age=0, must-revalidate"],
  ["/", "public, max-age=0, must-revalidate"],
])("nginx: %s is kept as the last rule that fits says", (path, value) => {
  expect(variable("site_header_cache_control", path)).toBe(value);
});

test.each([
  ["/old.page", "301", "/new"],
  ["/old-page", "404", "/404.html"],
  ["/de", "404", "/de/404.html"],
  ["/de/a/b", "404", "/de/404.html"],
  ["/deutsch", "404", "/404.html"],
  ["/de/a\r\nb", "404", "/de/404.html"],
])("nginx: where no file is, %j answers %s %s", (path, status, target) => {
  expect(variable("site_status", path)).toBe(status);
  expect(variable("site_target", path)).toBe(target);
});

test("nginx: a rule for a media type replaces the type instead of adding a second one", () => {
  expect(nginx["site.conf"]).toContain(
    'location ~ "^/feed\\\\.xml/?$" {\n    types { }\n    default_type "application/atom+xml; charset=utf-8";',
  );
  expect(nginx["site.conf"]).not.toMatch(/add_header Content-Type/i);
});

test("nginx without the module is not told of Brotli", () => {
  const without = nginxFiles(rules, OPTIONS, false);
  expect(Object.values(nginx).join("")).toMatch(/brotli_static on/);
  expect(Object.values(without).join("")).not.toMatch(/brotli_static|load_module/);
});

describe("what nginx cannot be told is refused, not left out", () => {
  test.each([
    ["a country", { from: "/a", to: "/b", status: 301, conditions: { Country: ["cy"] } }, /conditions/],
    ["a question", { from: "/a", to: "/b", status: 301, query: { id: ":id" } }, /conditions \(query\)/],
    ["a part of the path", { from: "/a/*", to: "/b/:splat", status: 301 }, /carries a part of the path over/],
    ["a rewrite", { from: "/a", to: "/b", status: 200 }, /answers 200/],
    ["a line break", { from: "/a", to: "/b\nreturn 200", status: 301 }, /plain ASCII/],
  ])("%s", (_, rule, message) => {
    expect(() => serverRules([], [rule])).toThrow(message);
  });

  test("a header that Netlify ignores, or that would break the line", () => {
    expect(() => serverRules([{ for: "/*", values: { Server: "x" } }], [])).toThrow(/Netlify ignores/);
    expect(() => serverRules([{ for: "/*", values: { "X-A": "b\nserver {" } }], [])).toThrow(/plain ASCII/);
  });
});
