/**
 * The media types of everything that a build writes, by extension. They are named because servers lack some (`webmanifest`, `avif`), and
 * with `nosniff` a wrong type is an error.
 *
 * @source IANA, media types; RFC 9239 for JavaScript
 */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  txt: "text/plain",
  xml: "text/xml",
  json: "application/json",
  map: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  woff: "font/woff",
};
