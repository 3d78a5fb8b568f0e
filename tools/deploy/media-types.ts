import { extname } from "node:path";

/** A file of text is sent as UTF-8; what a type says of itself in bytes is not. */
export interface MediaType {
  readonly type: string;
  readonly extensions: readonly string[];
  readonly isText: boolean;
}

const text = (type: string, ...extensions: readonly string[]): MediaType => ({ type, extensions, isText: true });
const bytes = (type: string, ...extensions: readonly string[]): MediaType => ({ type, extensions, isText: false });

/**
 * The media types of everything that a build writes. They are named here because servers lack some (`webmanifest`, `avif`), and with
 * `nosniff` a browser takes a type at its word.
 *
 * @source IANA, media types; RFC 9239 for JavaScript
 */
export const MEDIA_TYPES: readonly MediaType[] = [
  text("text/html", "html"),
  text("text/css", "css"),
  text("text/javascript", "js", "mjs"),
  text("text/plain", "txt"),
  text("text/xml", "xml"),
  text("text/markdown", "md"),
  text("application/json", "json", "map"),
  text("application/manifest+json", "webmanifest"),
  text("application/yaml", "yml", "yaml"),
  text("image/svg+xml", "svg"),
  bytes("image/png", "png"),
  bytes("image/jpeg", "jpg", "jpeg"),
  bytes("image/webp", "webp"),
  bytes("image/avif", "avif"),
  bytes("image/x-icon", "ico"),
  bytes("font/woff2", "woff2"),
  bytes("font/woff", "woff"),
  bytes("application/wasm", "wasm"),
];

/**
 * The media type of a file, with its charset.
 *
 * @returns `undefined` for an extension that is not in the table
 */
export function contentType(path: string): string | undefined {
  const found = MEDIA_TYPES.find(({ extensions }) => extensions.includes(extname(path).slice(1)));
  return found === undefined ? undefined : `${found.type}${found.isText ? "; charset=utf-8" : ""}`;
}
