import { join } from "node:path";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { keepPictures } from "./keep-pictures";
import { RENDERER, renderPictures } from "./render-pictures";

/** Beside the packages: it outlives Gatsby's own cache, and copies of the project share it. */
export const PICTURE_CACHE = join("node_modules", ".cache", "pictures");

/**
 * Replaces the function with which gatsby-plugin-sharp renders pictures by a faster one behind a cache. The plugin would render all widths of
 * a picture again when one is added, and everything when Gatsby's cache is gone (docs/decisions/0021-pictures-made-once.md).
 */
export function installPictureCache(root: string): void {
  worker.IMAGE_PROCESSING = keepPictures(renderPictures, join(root, PICTURE_CACHE), JSON.stringify([sharp.versions, RENDERER]));
}
