import sharp from "sharp";

/** How far a colour channel may be off, of 255: less than a person would see. */
const VISIBLE = 8;

/** How two pictures differ. */
export interface Difference {
  /** The share of pixels of another colour, from 0 to 1; 1 where the sizes differ. */
  readonly share: number;
  /** Where the pixels differ, in red on the paled picture, as PNG; of what both pictures have where the sizes differ. */
  readonly drawing: Buffer;
}

async function pixels(picture: Buffer): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Compares two pictures pixel by pixel.
 *
 * @param reference how it should look
 * @param current how it looks
 */
export async function compare(reference: Buffer, current: Buffer): Promise<Difference> {
  const [before, after] = await Promise.all([pixels(reference), pixels(current)]);
  const haveOneSize = before.width === after.width && before.height === after.height;
  const width = Math.min(before.width, after.width);
  const height = Math.min(before.height, after.height);
  const drawing = Buffer.alloc(width * height * 3);
  let different = 0;
  for (let at = 0; at < width * height; at += 1) {
    const column = at % width;
    const row = (at - column) / width;
    const old = (row * before.width + column) * 3;
    const now = (row * after.width + column) * 3;
    let isOff = false;
    for (let channel = 0; channel < 3; channel += 1) {
      isOff ||= Math.abs((before.data[old + channel] ?? 0) - (after.data[now + channel] ?? 0)) > VISIBLE;
    }
    different += isOff ? 1 : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      drawing[at * 3 + channel] = isOff ? (channel === 0 ? 255 : 0) : 170 + Math.round((after.data[now + channel] ?? 0) / 3);
    }
  }
  return {
    share: haveOneSize ? different / (width * height) : 1,
    drawing: await sharp(drawing, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  };
}
