import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What is served compressed; pictures and fonts are compressed already. */
export const COMPRESSED_EXTENSIONS = ["html", "js", "css", "json", "svg", "xml", "txt", "webmanifest"] as const;

/** Files whose names carry a fingerprint: they never change, so compressing them can take its time once. */
const HASHED = /^static\/|^page-data\/hashed\/|[.-][0-9a-f]{20}\.(?:js|css)$/;

/** Brotli's quality for files that are kept compressed, which is the highest, and for those that are compressed when asked for. */
const HASHED_QUALITY = 11;
const DYNAMIC_QUALITY = 5;

/**
 * Whether a file is served compressed.
 *
 * @param path from the output's folder, with slashes
 */
export const isCompressed = (path: string): boolean => COMPRESSED_EXTENSIONS.some((extension) => path.endsWith(`.${extension}`));

/**
 * A text compressed by Brotli.
 *
 * @param path from the output's folder; it tells the quality
 */
export function brotli(path: string, content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: HASHED.test(path) ? HASHED_QUALITY : DYNAMIC_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** A text compressed by gzip, for the few that do not take Brotli. */
export const gzip = (content: Buffer): Buffer => gzipSync(content, { level: 9 });
