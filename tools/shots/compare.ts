import sharp from "sharp";

/** How far a colour channel may be off, of 255: less than a person would see. */
const VISIBLE = 8;

/**
 * Compares two pictures pixel by pixel.
 *
 * @param reference how it should look
 * @param current how it looks
 * @returns the share of pixels of another colour, from 0 to 1, and a PNG that is black where nothing differs; where the sizes differ, 1 and
 *   the current picture
 */
export async function compare(reference: Buffer, current: Buffer): Promise<{ readonly share: number; readonly drawing: Buffer }> {
  const [before, after] = await Promise.all([sharp(reference).metadata(), sharp(current).metadata()]);
  if (before.width !== after.width || before.height !== after.height) {
    return { share: 1, drawing: current };
  }
  const input = await sharp(current).removeAlpha().toBuffer();
  const layers = [{ input, blend: "difference" as const }];
  const drawing = await sharp(reference).removeAlpha().composite(layers).png().toBuffer();
  const { data, info } = await sharp(drawing).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const different = Array.from({ length: pixels }, (_, at) => data.subarray(at * info.channels, (at + 1) * info.channels)).filter((pixel) =>
    pixel.some((channel) => channel > VISIBLE),
  );
  return { share: different.length / pixels, drawing };
}
