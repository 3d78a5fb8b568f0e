import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PNG_HEAD_BYTES, PNG_TAIL_BYTES, type PictureFile, readPng } from "./picture-file";

/** What the check looks at: the texts that it reads, the pictures, and the names of files that must exist. */
export interface SiteFiles {
  /** JSON files of `data/` and `locales/`, and the icon sprite: content by path from the project's folder, with `/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** The pictures below `src/images`, by path. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Everything below `src/images` and `src/templates`, by path. */
  readonly paths: ReadonlySet<string>;
}

/** The icon sprite, whose symbols are the icons that data may name. */
export const SPRITE_FILE = "src/images/icons/sprite.svg";

function filesBelow(root: string, folder: string): readonly string[] {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** Reads the two ends of a PNG and no more, so that the check stays quick however many pictures there are. */
function readPngFile(file: string): PictureFile {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    const head = Buffer.alloc(Math.min(PNG_HEAD_BYTES, size));
    const tail = Buffer.alloc(Math.min(PNG_TAIL_BYTES, size));
    readSync(descriptor, head, 0, head.length, 0);
    readSync(descriptor, tail, 0, tail.length, size - tail.length);
    return readPng(head, tail, size);
  } finally {
    closeSync(descriptor);
  }
}

function readPicture(root: string, path: string): PictureFile | undefined {
  const file = join(root, path);
  if (path.endsWith(".png")) {
    return readPngFile(file);
  }
  if (path.endsWith(".svg")) {
    const text = readFileSync(file, "utf8");
    return { format: "svg", text, bytes: Buffer.byteLength(text) };
  }
  return undefined;
}

/**
 * Reads what the check needs from disk.
 *
 * @param root the project's folder
 */
export function readSiteFiles(root: string): SiteFiles {
  const texts = [...filesBelow(root, "data"), ...filesBelow(root, "locales"), SPRITE_FILE].filter((path) => existsSync(join(root, path)));
  const images = filesBelow(root, "src/images");
  return {
    texts: new Map(texts.map((path) => [path, readFileSync(join(root, path), "utf8")])),
    pictures: new Map(
      images.flatMap((path) => {
        const picture = readPicture(root, path);
        return picture === undefined ? [] : [[path, picture] as const];
      }),
    ),
    paths: new Set([...images, ...filesBelow(root, "src/templates")]),
  };
}
