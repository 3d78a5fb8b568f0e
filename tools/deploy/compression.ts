import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Files whose names carry a fingerprint: they never change, so the highest quality costs its time once. */
const HASHED = /^static\/|^page-data\/hashed\/|[.-][0-9a-f]{20}\.(?:js|css)$/;

const HASHED_QUALITY = 11;

/** As a CDN compresses on request. */
const DYNAMIC_QUALITY = 5;

/** Whether a file is served compressed; pictures and fonts are compressed already. */
export const isCompressed = (path: string): boolean => /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/.test(path);

/**
 * Compresses a text with Brotli.
 *
 * @param path from the output's folder, with slashes; it decides the quality
 */
export function brotli(path: string, content: Buffer): Buffer {
  const quality = HASHED.test(path) ? HASHED_QUALITY : DYNAMIC_QUALITY;
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** Compresses a text with gzip, for the few clients without Brotli. */
export const gzip = (content: Buffer): Buffer => gzipSync(content, { level: 9 });
