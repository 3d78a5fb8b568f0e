import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureChange, PictureVersion } from "./picture-changes";

/** A picture as the report shows it. */
export interface Thumbnail {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The size of the picture itself, in pixels. */
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

/** How wide a picture is shown at most, in pixels: twice its column. */
const MOST_WIDTH = 720;

/** Thumbnails by the id of the content; a content that is no picture that can be drawn has none. */
export type Thumbnails = ReadonlyMap<string, Thumbnail>;

async function drawn(content: Buffer, file: string): Promise<Omit<Thumbnail, "src"> | undefined> {
  try {
    const { width, height } = await sharp(content).metadata();
    // Drawn to pixels, a drawing cannot bring a script along.
    const image = existsSync(file)
      ? await sharp(file).metadata()
      : await sharp(content).resize({ width: MOST_WIDTH, withoutEnlargement: true }).webp({ quality: 78 }).toFile(file);
    return { width: image.width, height: image.height, pictureWidth: width, pictureHeight: height };
  } catch {
    // The build shows what was sent even when it is no picture; the check of pictures refuses such a file.
    return undefined;
  }
}

/**
 * Draws the old and the new state of changed pictures, each once: its name is the id of its content. Thumbnails of earlier builds that
 * nobody needs any more are removed.
 *
 * @param root the project's folder
 * @param folder where the thumbnails belong, and their address
 * @param oldPictures the old content by path
 */
export async function writeThumbnails(
  root: string,
  folder: { readonly path: string; readonly address: string },
  changes: readonly PictureChange[],
  oldPictures: ReadonlyMap<string, Buffer>,
): Promise<Thumbnails> {
  const thumbnails = new Map<string, Thumbnail>();
  const draw = async (version: PictureVersion | undefined, read: (path: string) => Promise<Buffer>): Promise<void> => {
    if (version === undefined) {
      return;
    }
    const name = `${version.id}.webp`;
    const thumbnail = await drawn(await read(version.path), join(folder.path, name));
    if (thumbnail !== undefined) {
      thumbnails.set(version.id, { ...thumbnail, src: `${folder.address}/${name}` });
    }
  };
  await mkdir(folder.path, { recursive: true });
  for (const { before, after } of changes) {
    await draw(before, (path) => Promise.resolve(oldPictures.get(path) ?? Buffer.alloc(0)));
    await draw(after, (path) => readFile(join(root, path)));
  }
  const needed = new Set(Array.from(thumbnails.keys(), (id) => `${id}.webp`));
  await Promise.all((await readdir(folder.path)).filter((name) => !needed.has(name)).map((name) => rm(join(folder.path, name))));
  return thumbnails;
}
