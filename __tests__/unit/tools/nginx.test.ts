import { nginxFiles } from "../../../tools/deploy/nginx";

test.each([
  ["a part of the path", { from: "/a/*", to: "/b/:splat", status: 301 }],
  ["a rewrite", { from: "/a", to: "/b", status: 200 }],
])("refuses %s, which nginx would answer otherwise", (_, rule) => {
  const options = { siteFolder: "/srv/site", port: 8080, withBrotli: true };
  expect(() => nginxFiles({ headers: [], redirects: [rule] }, options)).toThrow("as Netlify does");
});
