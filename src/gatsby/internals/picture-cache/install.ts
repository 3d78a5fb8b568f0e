import { join } from "node:path";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { type PictureMaker, forgetOldPictures, keepPictures } from "./keep-pictures";

/** Beside the packages: it outlives Gatsby's own cache, and copies of the project share it. */
const FOLDER = join("node_modules", ".cache", "pictures");

/**
 * Puts a cache between Gatsby and gatsby-plugin-sharp, which would render all widths of a picture again when one is added, and everything
 * when Gatsby's cache is gone (docs/decisions/0021-pictures-made-once.md).
 */
export async function installPictureCache(root: string): Promise<void> {
  const folder = join(root, FOLDER);
  worker.IMAGE_PROCESSING = keepPictures(worker.IMAGE_PROCESSING as PictureMaker, folder, JSON.stringify(sharp.versions));
  await forgetOldPictures(folder, new Date());
}
