import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { STATIC_FOLDER } from "../../i18n/routes/folders";
import { required } from "../../schemas/required";
import { sha256, shortHash } from "../../publish/sha256";
import { publishPictures } from "../kept-pictures";

/** Widths of phone screens in device pixels: at up to two for each CSS pixel, such as 375 at 2 or 412 at 1.75, and at three. */
const SCREENS = [750, 1100] as const;

/** AVIF qualities. On a phone, with its smaller pixels, 34 looks like 46 on a wide screen. A picture full of detail gets less. */
const QUALITY = { best: 34, least: 25, step: 3 } as const;

/** How many bytes a file as wide as the smaller screen should have at most. */
const MOST_BYTES = 14_000;

interface PhoneCrop {
  /** From the project's folder. */
  readonly file: string;
  /** What stays in view, as in `object-position`. */
  readonly focus: string;
  /** The width of the box divided by its height. */
  readonly ratio: number;
}

/** The part of a picture that is visible in a box which the picture covers. */
export function shownPart({ width, height }: { readonly width: number; readonly height: number }, { focus, ratio }: PhoneCrop) {
  const part = { width: Math.round(Math.min(width, height * ratio)), height: Math.round(Math.min(height, width / ratio)) };
  const [x = 0.5, y = 0.5] = focus.split(" ").map((share) => Number.parseFloat(share) / 100);
  return { ...part, left: Math.round((width - part.width) * x), top: Math.round((height - part.height) * y) };
}

/** The files of a picture, one for each screen. */
async function rendered(source: Buffer, crop: PhoneCrop): Promise<readonly Buffer[]> {
  const part = shownPart(await sharp(source).metadata(), crop);
  const render = (screen: number, quality: number) =>
    sharp(source).extract(part).resize({ width: screen }).avif({ quality, effort: 3 }).toBuffer();
  const [small, large] = SCREENS;
  let quality: number = QUALITY.best;
  let file = await render(small, quality);
  while (file.length > MOST_BYTES && quality > QUALITY.least) {
    quality -= QUALITY.step;
    file = await render(small, quality);
  }
  return [file, await render(large, quality)];
}

const made = new Map<string, Promise<string>>();

/** Makes a picture once in a build, for however many pages ask for it. While someone develops, its file may change. */
function once(key: string, make: () => Promise<string>): Promise<string> {
  if (process.env["NODE_ENV"] !== "production") {
    return make();
  }
  const picture = made.get(key) ?? make();
  made.set(key, picture);
  return picture;
}

async function make(crop: PhoneCrop): Promise<string> {
  const source = await readFile(crop.file);
  const settings = [sha256(source, "hex"), crop, SCREENS, QUALITY, MOST_BYTES, sharp.versions];
  const hash = shortHash(JSON.stringify(settings));
  const files = SCREENS.map((screen, index) => {
    const address = `${STATIC_FOLDER}phone-${hash}-${String(screen)}.avif`;
    return { index, file: join("public", address), madeOf: address, srcSet: `${address} ${String(screen)}w` };
  });
  await publishPictures(files, async (missing) => {
    const pictures = await rendered(source, crop);
    await Promise.all(missing.map(({ index, part }) => writeFile(part, required(pictures[index], part))));
  });
  return files.map(({ srcSet }) => srcSet).join(",");
}

/**
 * Cuts a picture to what phones show of it: half of a wide picture would be outside the screen. gatsby-plugin-sharp crops only at an edge or
 * in the middle.
 *
 * @returns the `srcset` for `sizes` of 100vw
 */
function phonePicture(crop: PhoneCrop): Promise<string> {
  return once(JSON.stringify(crop), () => make(crop));
}

/** The width and the height that the `viewBox` of a drawing gives. */
async function svgSize({ absolutePath, extension }: { readonly absolutePath: string; readonly extension: string }) {
  if (extension !== "svg") {
    return null;
  }
  const viewBox = /viewBox="[\d.-]+\s+[\d.-]+\s+([\d.]+)\s+([\d.]+)"/.exec(await readFile(absolutePath, "utf8"));
  const [, width, height] = required(viewBox, `The viewBox of ${absolutePath}`);
  return { width: Number(width), height: Number(height) };
}

/** A drawing as a picture that search engines and shops read: PNG on white, in pixels. */
const RASTER_WIDTH = 1200;

async function makeRaster(drawing: string): Promise<string> {
  const source = await readFile(drawing);
  const hash = shortHash(JSON.stringify([sha256(source, "hex"), RASTER_WIDTH, sharp.versions]));
  const address = `${STATIC_FOLDER}drawing-${hash}.png`;
  await publishPictures([{ file: join("public", address), madeOf: address }], (missing) =>
    Promise.all(
      missing.map(({ part }) =>
        sharp(source).resize({ width: RASTER_WIDTH }).flatten({ background: "#fff" }).png({ palette: true }).toFile(part),
      ),
    ),
  );
  return address;
}

/** @returns the address of a drawing’s raster */
const raster = ({ absolutePath }: { readonly absolutePath: string }): Promise<string> => once(absolutePath, () => makeRaster(absolutePath));

interface PictureNode {
  /** From `data/`. */
  readonly file: string;
  readonly night?: string;
  readonly focusSmall: string;
}

/** Pictures and drawings. */
export const pictureResolvers = {
  Picture: {
    phone: {
      type: "String",
      // Most pictures are as wide as the screen, and four fifths of that high.
      args: { ratio: { type: "Float!", defaultValue: 1.25 }, atNight: { type: "Boolean!", defaultValue: false } },
      resolve: (
        { file, night, focusSmall: focus }: PictureNode,
        { ratio, atNight }: { readonly ratio: number; readonly atNight: boolean },
      ) => {
        const shown = atNight ? night : file;
        // The path is relative to the data file that names it, at whatever depth.
        return shown === undefined ? null : phonePicture({ file: shown.replace(/^(?:\.\.\/)+/, ""), focus, ratio });
      },
    },
  },
  File: { svgSize: { type: "SvgSize", resolve: svgSize }, raster: { type: "String!", resolve: raster } },
};
