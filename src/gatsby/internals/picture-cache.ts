import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import worker from "gatsby-plugin-sharp/gatsby-worker";
import sharp from "sharp";
import { z } from "zod";
import { sha256 } from "../../publish/sha256";

/** Beside the packages: it outlives Gatsby's own cache, and copies of the project share it. */
export const PICTURE_CACHE = join("node_modules", ".cache", "pictures");

/** How gatsby-plugin-sharp asks for one picture. What it may ask besides is not used on this site, and stops the build. */
const argsSchema = z.strictObject({
  width: z.number(),
  height: z.number(),
  fit: z.enum(["cover"]),
  cropFocus: z.union([z.string(), z.number()]),
  toFormat: z.enum(["avif", "webp"]),
  // Left out where it is the plugin's default.
  quality: z.number().default(50),
});

/** Up to this width, in pixels, a picture is for a phone, where bytes count most. */
const PHONE_WIDTH = 1000;

/**
 * How hard the AVIF encoder tries, from 0 to 9. gatsby-plugin-sharp leaves it at 4, which takes four times as long as 3 and saves two to six
 * per cent of the bytes.
 */
const EFFORT = { phone: 3, wide: 2 } as const;

/** Renders a picture as gatsby-plugin-sharp does. */
async function renderPicture(source: Buffer, args: unknown, file: string): Promise<void> {
  const { width, height, fit, cropFocus, toFormat, quality } = argsSchema.parse(args);
  const picture = sharp(source).rotate().resize(Math.round(width), Math.round(height), { fit, position: cropFocus });
  const effort = width <= PHONE_WIDTH ? EFFORT.phone : EFFORT.wide;
  await (toFormat === "avif" ? picture.avif({ quality, effort }) : picture.webp({ quality })).toFile(file);
}

/** Writes a file whole, also when two jobs write the same one. */
async function writeWhole(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await write(unfinished);
  await rename(unfinished, file);
}

/** Copies a file whole, also when two jobs copy to the same place. */
export function copyWhole(from: string, to: string): Promise<void> {
  return writeWhole(to, (unfinished) => copyFile(from, unfinished));
}

/** What Gatsby asks of gatsby-plugin-sharp. */
interface PictureJob {
  readonly inputPaths: readonly { readonly path: string }[];
  readonly outputDir: string;
  readonly args: { readonly operations: readonly { readonly outputPath: string; readonly args: unknown }[] };
}

/**
 * Renders every picture once, on all processors, and copies it when it is needed again.
 *
 * @param folder holds the pictures, named by a digest of their source and settings
 * @param version of the renderer: another one may render differently
 * @throws when a source cannot be read, or a picture is asked for in an unknown way
 */
export function keepPictures(folder: string, version: string, render = renderPicture): (job: PictureJob) => Promise<void> {
  return async ({ inputPaths, outputDir, args: { operations } }) => {
    const source = await readFile(inputPaths.map(({ path }) => path).join());
    const digest = sha256(source, "base64url");
    await Promise.all(
      operations.map(async ({ outputPath, args }) => {
        const kept = join(folder, sha256(JSON.stringify([version, digest, args]), "base64url"));
        if (!existsSync(kept)) {
          await writeWhole(kept, (unfinished) => render(source, args, unfinished));
        }
        await copyWhole(kept, join(outputDir, outputPath));
      }),
    );
  };
}

/**
 * Replaces the function with which gatsby-plugin-sharp renders pictures by a faster one behind a cache. The plugin would render all widths of
 * a picture again when one is added, and everything when Gatsby's cache is gone (docs/decisions/0021-pictures-made-once.md).
 */
export function installPictureCache(root: string): void {
  worker.IMAGE_PROCESSING = keepPictures(join(root, PICTURE_CACHE), JSON.stringify([sharp.versions, PHONE_WIDTH, EFFORT]));
}
