import { constants, cpSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotli, gzip, isCompressed } from "./compression";
import { MEDIA_TYPES } from "./media-types";

/** Netlify reads these and does not serve them; here they become the server's configuration. */
const NOT_SERVED: ReadonlySet<string> = new Set(["_headers", "_redirects"]);

/**
 * The files of a built site that are served.
 *
 * @returns paths from the folder, with slashes
 */
export function servedFiles(publicFolder: string): readonly string[] {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => !NOT_SERVED.has(name) && statSync(join(publicFolder, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"));
}

/**
 * Copies a built site and puts `.br` and `.gz` beside every text. It is a copy, so that `public/` never holds a compressed file of an
 * earlier build, and so that the next build does not change what is being served.
 *
 * @param to replaced when all is ready
 * @returns how many files were copied, and how many of them compressed
 * @throws RangeError when a file's extension has no media type
 */
export function writeRelease(publicFolder: string, to: string): { readonly files: number; readonly compressed: number } {
  const files = servedFiles(publicFolder);
  const unknown = files.filter((path) => !(extname(path).slice(1) in MEDIA_TYPES));
  if (unknown.length > 0) {
    throw new RangeError(`tools/deploy/media-types.ts has no type for ${unknown.join(", ")}.`);
  }
  const folder = `${to}.new`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(publicFolder, folder, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  NOT_SERVED.forEach((name) => {
    rmSync(join(folder, name), { force: true });
  });
  const compressed = files.filter(isCompressed);
  for (const path of compressed) {
    const file = join(folder, path);
    const content = readFileSync(file);
    const { atime, mtime } = statSync(file);
    writeFileSync(`${file}.br`, brotli(path, content));
    writeFileSync(`${file}.gz`, gzip(content));
    // A server derives Last-Modified and ETag from these, so a file that did not change is not sent again.
    utimesSync(`${file}.br`, atime, mtime);
    utimesSync(`${file}.gz`, atime, mtime);
  }
  rmSync(to, { recursive: true, force: true });
  renameSync(folder, to);
  return { files: files.length, compressed: compressed.length };
}
