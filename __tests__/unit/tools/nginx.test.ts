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
  ],
  redirects: [],
};

test("a header arrives as it was written, whatever its signs and its length", () => {
  const maps = nginxFiles(RULES, OPTIONS)["maps.conf"];
  const variable = readMaps(maps);
  expect(variable("site_header_content_security_policy", "/de/preise")).toBe(POLICY);
  expect(variable("site_header_x_price", "/")).toBe("$5 {each}");
  expect(variable("site_header_x_long", "/")).toBe(LONG);
  const parameters = maps.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(Math.max(...parameters.map(({ length }) => length))).toBeLessThan(4096);
});

test.each([
  ["a part of the path", { from: "/a/*", to: "/b/:splat", status: 301 }],
  ["a rewrite", { from: "/a", to: "/b", status: 200 }],
])("refuses %s, which nginx would answer otherwise", (_, rule) => {
  expect(() => nginxFiles({ headers: [], redirects: [rule] }, OPTIONS)).toThrow("as Netlify does");
});
