declare module "subset-font" {
  /** Harfbuzz's subset of a font: the glyphs of the letters in a text, of those that the font has, without other OpenType features. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: "woff2"; readonly keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
