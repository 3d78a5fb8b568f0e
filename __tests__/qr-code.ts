import jsQR from "jsqr";
import sharp from "sharp";

/** What a camera reads from a picture; `undefined` if it sees no code. */
export async function decoded(dataUrl: string): Promise<string | undefined> {
  const picture = sharp(Buffer.from(dataUrl.split(",")[1] ?? "", "base64")).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
