import sharp from "sharp";

/** How far a colour channel may be off, of 255: less than a person would see. */
const VISIBLE = 8;

/** How two pictures differ. */
export interface Difference {
  /** The share of pixels of another colour, from 0 to 1; 1 where the sizes differ. */
  readonly share: number;
  /** The pixels that differ, as PNG, black where nothing does; the current picture where the sizes differ. */
  readonly drawing: Buffer;
}

/**
 * Compares two pictures pixel by pixel.
 *
 * @param reference how it should look
 * @param current how it looks
 */
export async function compare(reference: Buffer, current: Buffer): Promise<Difference> {
  const [before, after] = await Promise.all([sharp(reference).metadata(), sharp(current).metadata()]);
  if (before.width !== after.width || before.height !== after.height) {
    return { share: 1, drawing: current };
  }
  const flat = await sharp(current).removeAlpha().toBuffer();
  const drawing = await sharp(reference)
    .removeAlpha()
    .composite([{ input: flat, blend: "difference" }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawing).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const different = Array.from({ length: pixels }, (_, at) => data.subarray(at * info.channels, (at + 1) * info.channels)).filter((pixel) =>
    pixel.some((channel) => channel > VISIBLE),
  );
  return { share: different.length / pixels, drawing };
}
