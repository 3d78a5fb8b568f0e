import { byteType, totalBytes } from "../../../../tools/bench/byte-types";

test.each([
  ["/", "Document", "text/html", "html"],
  ["/page-data/index/page-data.json", "Fetch", "application/json", "page-data"],
  ["/page-data/index/page-data.json", "XHR", "application/json", "page-data"],
  ["/app-1.js", "Script", "text/javascript", "js"],
  ["/static/manrope.woff2", "Font", "font/woff2", "font"],
  ["/static/hero.avif", "Image", "image/avif", "picture"],
  ["/static/sprite.svg", "Other", "image/svg+xml", "picture"],
  ["/manifest.webmanifest", "Manifest", "application/manifest+json", "other"],
] as const)("%s, which the browser calls %s of the type %s, is %s", (path, resourceType, mimeType, type) => {
  expect(byteType(path, resourceType, mimeType)).toBe(type);
});

test("totalBytes adds every type", () => {
  expect(totalBytes({ html: 1, css: 2, js: 3, "page-data": 4, font: 5, picture: 6, other: 7 })).toBe(28);
});
