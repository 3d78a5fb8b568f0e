import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { SOFT_HYPHEN } from "../../core/text/links";
import { FIELD, FONT_FAMILIES, POSTER, type PosterTexts, headline, poster } from "./poster";

/** The headline is as large as its column allows, in pixels. */
const SIZES = [88, 80, 72, 66, 60, 54, 48, 42] as const;
/** Below this a headline is hard to read where social networks show the picture small. */
const COMFORTABLE_SIZE = 60;
const MAX_HEADLINE_HEIGHT = 370;

/** The typeface of the pictures, in the two weights that they use. */
function posterFonts(root: string): Font[] {
  const folder = join(root, "node_modules", "@fontsource", "manrope", "files");
  return FONT_FAMILIES.flatMap((name) =>
    ([600, 800] as const).map((weight) => ({
      name,
      weight,
      data: readFileSync(join(folder, `manrope-${name}-${String(weight)}-normal.woff`)),
    })),
  );
}

/** Draws social pictures; reads fonts and brand mark once. */
export function posterArtist(root: string) {
  const fonts = posterFonts(root);
  const mark = readFileSync(join(root, "src", "images", "brand", "brand-mark.svg"), "utf8")
    // The road of the mark is as dark as the field behind it; on dark ground it is light (design tokens, `--brand-road-on-deep`).
    .replaceAll("#0B4F6C", "#fff7e6");
  const markUrl = `data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}`;

  const toSvg = (element: ReactElement, size: { readonly width: number } | { readonly height: number }): Promise<string> =>
    satori(element, {
      fonts,
      loadAdditionalAsset: (_code, letters) => {
        throw new Error(`The typeface of the social pictures has no glyph for “${letters}”.`);
      },
      ...size,
    });
  const sideOf = (svg: string, side: "width" | "height"): number => Number(new RegExp(`^<svg[^>]* ${side}="([\\d.]+)"`).exec(svg)?.[1]);

  /** The largest size in which the headline is not too high and none of its words too wide. */
  const fittingSize = async (text: string): Promise<number> => {
    const [largest] = SIZES;
    const widths = await Promise.all(
      text.split(/\s+/).map(async (word) => sideOf(await toSvg(headline(word, largest), { height: 2 * largest }), "width")),
    );
    const widestSize = (largest * POSTER.column) / Math.max(...widths);
    for (const size of SIZES.filter((each) => each <= widestSize)) {
      const height = sideOf(await toSvg(headline(text, size, POSTER.column), { width: POSTER.column }), "height");
      if (height <= MAX_HEADLINE_HEIGHT) {
        return size;
      }
    }
    throw new Error(`The headline “${text}” is too long for a social picture.`);
  };

  /**
   * The words as an SVG of paths, in a size that fits.
   *
   * @throws when the headline is too long, or has a letter that the typeface lacks: better no build than a picture with boxes in it
   */
  const drawWords = async (texts: PosterTexts): Promise<string> => {
    const whole = texts.headline.replaceAll(SOFT_HYPHEN, "");
    const size = await fittingSize(whole);
    const draw = (text: string, fitting: number) => toSvg(poster({ ...texts, headline: text }, fitting, markUrl), POSTER);
    // Words are broken only if the headline would become too small otherwise.
    if (size >= COMFORTABLE_SIZE || whole === texts.headline) {
      return draw(whole, size);
    }
    const broken = texts.headline.replaceAll(SOFT_HYPHEN, "-\n");
    return draw(broken, await fittingSize(broken));
  };

  return {
    drawWords,
    /** The whole picture as a JPEG. The smaller files of MozJPEG would take most of the time, and no visitor loads them. */
    draw: async (texts: PosterTexts, background: Buffer): Promise<Buffer> =>
      sharp(background, { raw: { width: POSTER.width, height: POSTER.height, channels: 3 } })
        .composite([{ input: Buffer.from(await drawWords(texts)), left: 0, top: 0 }])
        .jpeg({ quality: 80, progressive: true })
        .toBuffer(),
  };
}

/**
 * What is behind the words: the part of a scene that the picture shows, and the field over it.
 *
 * @param focus what stays in view, as a share of the width
 * @returns pixels in RGB
 */
export async function drawBackground(file: string, focus: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const scaledWidth = Math.round((width * POSTER.height) / height);
  const visible = POSTER.width - POSTER.sceneStart;
  const scene = await sharp(file)
    .resize({ width: scaledWidth, height: POSTER.height })
    .extract({ left: Math.round((scaledWidth - visible) * focus), top: 0, width: visible, height: POSTER.height })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { width: POSTER.width, height: POSTER.height, channels: 3, background: "#0b4f6c" } })
    .composite([
      { input: scene, left: POSTER.sceneStart, top: 0 },
      { input: Buffer.from(FIELD), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}
