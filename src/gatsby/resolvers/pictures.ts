import { readFile } from "node:fs/promises";
import { phonePicture } from "./phone-picture";

/** The width and the height that the `viewBox` of a drawing gives. */
async function svgSize({ absolutePath, extension }: { readonly absolutePath: string; readonly extension: string }) {
  if (extension !== "svg") {
    return null;
  }
  const viewBox = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(await readFile(absolutePath, "utf8"));
  return { width: Number(viewBox?.[1]), height: Number(viewBox?.[2]) };
}

interface PictureNode {
  /** From `data/`. */
  readonly file: string;
  readonly focusSmall: string;
}

/** Pictures and drawings. */
export const pictureResolvers = {
  Picture: {
    phone: {
      type: "String!",
      // Most are as wide as the screen, and four fifths as high.
      args: { ratio: { type: "Float!", defaultValue: 1.25 }, share: { type: "Float!", defaultValue: 1 } },
      resolve: ({ file, focusSmall: focus }: PictureNode, box: { readonly ratio: number; readonly share: number }) =>
        // Written from the folder of the data file that names it, however deep.
        phonePicture({ file: file.replace(/^(?:\.\.\/)+/, ""), focus, ...box }),
    },
  },
  File: { svgSize: { type: "SvgSize", resolve: svgSize } },
};
