import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { PictureJob } from "./keep-pictures";

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
const effortAt = (width: number): number => (width <= PHONE_WIDTH ? 3 : 2);

/** Changes with the settings above: pictures that were rendered with others are rendered again. */
export const RENDERER = `effort ${String(effortAt(0))} to ${String(PHONE_WIDTH)}, then ${String(effortAt(Infinity))}`;

/**
 * Renders pictures as gatsby-plugin-sharp does, on all processors: it renders one source at a time, on one.
 *
 * @throws when a source cannot be read, or a picture is asked for in an unknown way
 */
export async function renderPictures({ inputPaths, outputDir, args }: PictureJob): Promise<void> {
  const source = await readFile(inputPaths.map(({ path }) => path).join());
  await Promise.all(
    args.operations.map(async (operation) => {
      const { width, height, fit, cropFocus, toFormat, quality } = argsSchema.parse(operation.args);
      const picture = sharp(source).rotate().resize(Math.round(width), Math.round(height), { fit, position: cropFocus });
      const encoded = toFormat === "avif" ? picture.avif({ quality, effort: effortAt(width) }) : picture.webp({ quality });
      const output = join(outputDir, operation.outputPath);
      await mkdir(dirname(output), { recursive: true });
      await encoded.toFile(output);
    }),
  );
}
