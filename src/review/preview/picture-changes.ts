import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { sha256 } from "../../publish/sha256";
import type { PageFinder } from "./affected-pages";
import { type Change, kindOf } from "./change";
import type { ChangedPicture } from "./comparison";

/** One side of a changed picture. */
export interface Picture {
  readonly label: "Before" | "Now";
  /** Missing where there is no picture, or none that can be drawn. */
  readonly thumbnail?: { readonly src: string; readonly width: number; readonly height: number };
  /** The size of the picture, or why it is not shown. */
  readonly note: string;
}

/** The width of a thumbnail in pixels: twice its column. */
const MAX_WIDTH = 720;

/** Where thumbnails are written, and their address. */
export interface ThumbnailFolder {
  readonly path: string;
  readonly address: string;
}

/** Draws a thumbnail. Drawings become pixels too, so that they cannot run scripts. */
async function drawn(label: Picture["label"], content: Buffer | undefined, folder: ThumbnailFolder): Promise<Picture> {
  if (content === undefined) {
    return { label, note: "nothing" };
  }
  const name = `${sha256(content, "hex").slice(0, 16)}.webp`;
  try {
    const original = await sharp(content).metadata();
    const { width, height } = await sharp(content)
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(join(folder.path, name));
    const note = `${String(original.width)} × ${String(original.height)} px`;
    return { label, thumbnail: { src: `${folder.address}${name}`, width, height }, note };
  } catch {
    // The file is not a picture, which the check reports.
    return { label, note: "cannot be drawn" };
  }
}

/** The pictures that changed, with thumbnails of both states. Removes the thumbnails of earlier builds. */
export async function pictureChanges(
  pictures: readonly ChangedPicture[],
  folder: ThumbnailFolder,
  finder: PageFinder,
): Promise<readonly Change[]> {
  await rm(folder.path, { recursive: true, force: true });
  await mkdir(folder.path, { recursive: true });
  return Promise.all(
    pictures.map(async ({ path, before, after }) => ({
      title: path,
      kind: kindOf(before, after),
      tables: [],
      pictures: [await drawn("Before", before, folder), await drawn("Now", after, folder)],
      pages: after === undefined ? [] : finder.ofPicture(path),
    })),
  );
}
