declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "woff2" | "truetype";
    /** OpenType features; all others are dropped. */
    readonly keepFeatures?: readonly string[];
    readonly keepAllGlyphs?: boolean;
  }
  /** Harfbuzz's subset of a font: the glyphs of the letters in a text, of those that the font has. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
