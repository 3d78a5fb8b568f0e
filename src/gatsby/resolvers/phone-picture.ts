import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { STATIC_FOLDER } from "../../i18n/routes/gatsby-folders";
import { required } from "../../utils/required";
import { sha256 } from "../../publish/sha256";
import { onceEach } from "./site-nodes";

/** Screens, in their own pixels: phones with up to two a CSS pixel, such as 375 at 2 or 412 at 1.75, and phones with three. */
const SCREENS = [750, 1100] as const;

/** AVIF qualities. On a phone, 34 looks like the 46 of wide screens, whose pixels are larger. A picture full of detail gets less. */
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

/** The part of a picture that shows in a box which it covers. */
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

/**
 * Cuts pictures to what phones show of them: half of a wide picture would be outside the screen. gatsby-plugin-sharp crops only at an edge
 * or in the middle. A file that an earlier build has written stays: its name carries a hash of all that it is made of.
 *
 * @param root the project's folder
 * @returns a function that writes the files of a picture into `public/static`, and gives their `srcset` for `sizes` of 100vw
 */
export function phonePictures(root: string): (crop: PhoneCrop) => Promise<string> {
  const onceEachCrop = onceEach<Promise<string>>();
  const make = async (crop: PhoneCrop): Promise<string> => {
    const source = await readFile(join(root, crop.file));
    const settings = [sha256(source, "hex"), crop, SCREENS, QUALITY, MOST_BYTES, sharp.versions];
    const hash = sha256(JSON.stringify(settings), "hex").slice(0, 20);
    const files = SCREENS.map((screen) => {
      const address = `${STATIC_FOLDER}phone-${hash}-${String(screen)}.avif`;
      return { file: join(root, "public", address), srcSet: `${address} ${String(screen)}w` };
    });
    if (!files.every(({ file }) => existsSync(file))) {
      const pictures = await rendered(source, crop);
      await mkdir(join(root, "public", STATIC_FOLDER), { recursive: true });
      await Promise.all(files.map(({ file }, index) => writeFile(file, required(pictures[index], file))));
    }
    return files.map(({ srcSet }) => srcSet).join(",");
  };
  return (crop) => onceEachCrop(JSON.stringify(crop), () => make(crop));
}
