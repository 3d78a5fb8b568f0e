import { join } from "node:path";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { type RenderPictures, keepPictures } from "./keep-pictures";

/** Beside the packages: it outlives Gatsby's own cache, and copies of the project share it. */
export const PICTURE_CACHE = join("node_modules", ".cache", "pictures");

/**
 * Puts a cache between Gatsby and gatsby-plugin-sharp, which would render all widths of a picture again when one is added, and everything
 * when Gatsby's cache is gone (docs/decisions/0021-pictures-made-once.md).
 */
export function installPictureCache(root: string): void {
  worker.IMAGE_PROCESSING = keepPictures(
    worker.IMAGE_PROCESSING as RenderPictures,
    join(root, PICTURE_CACHE),
    JSON.stringify(sharp.versions),
  );
}
