import {
  constants,
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brotli, gzip, isCompressed } from "./compression";
import { contentType } from "./media-types";

/** Netlify reads these and does not serve them; here they become the server's configuration. */
const NOT_SERVED: ReadonlySet<string> = new Set(["_headers", "_redirects"]);

/**
 * The files of a built site that are served.
 *
 * @returns paths from the folder, with slashes
 */
export function servedFiles(publicFolder: string): readonly string[] {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(publicFolder, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .filter((path) => !NOT_SERVED.has(path))
    .sort();
}

/**
 * Copies a built site and puts `.br` and `.gz` beside every text. It is a copy, so that nothing compressed of an earlier build can stand
 * beside a later text in `public/`, and so that the next build does not change what is being served.
 *
 * @param to replaced when all is ready
 * @returns how many files were copied, and how many of them compressed
 * @throws RangeError when a file's extension has no media type
 */
export function writeRelease(publicFolder: string, to: string): { readonly files: number; readonly compressed: number } {
  const files = servedFiles(publicFolder);
  const unknown = files.filter((path) => contentType(path) === undefined);
  if (unknown.length > 0) {
    throw new RangeError(`tools/deploy/media-types.ts has no type for ${unknown.join(", ")}.`);
  }
  const folder = `${to}.new`;
  rmSync(folder, { recursive: true, force: true });
  for (const path of files) {
    const source = join(publicFolder, path);
    const target = join(folder, path);
    const { atime, mtime } = statSync(source);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    const variants: readonly (readonly [string, Buffer])[] = isCompressed(path)
      ? [
          [`${target}.br`, brotli(path, readFileSync(source))],
          [`${target}.gz`, gzip(readFileSync(source))],
        ]
      : [];
    variants.forEach(([file, content]) => {
      writeFileSync(file, content);
    });
    // A server makes Last-Modified and ETag of these, so a file that did not change is not sent again.
    [target, ...variants.map(([file]) => file)].forEach((file) => {
      utimesSync(file, atime, mtime);
    });
  }
  rmSync(to, { recursive: true, force: true });
  renameSync(folder, to);
  return { files: files.length, compressed: files.filter(isCompressed).length };
}
