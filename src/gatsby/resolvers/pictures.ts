import { readFile } from "node:fs/promises";
import type { Node } from "gatsby";
import { phonePictures } from "./phone-picture";
import { contentOf, onceEach } from "./site-nodes";

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

/** What Gatsby hands to a resolver that replaces another one. */
interface PictureField {
  readonly originalResolver: (node: Node, sizes: unknown, context: unknown, info: PictureField) => unknown;
}

/**
 * Pictures and drawings.
 *
 * @param root the project's folder
 */
export function pictureResolvers(root: string) {
  const phonePicture = phonePictures(root);
  const onceEachPicture = onceEach<unknown>();
  return {
    Picture: {
      phone: {
        type: "String!",
        // Most are as wide as the screen, and four fifths as high.
        args: { ratio: { type: "Float!", defaultValue: 1.25 } },
        resolve: ({ file, focusSmall: focus }: PictureNode, { ratio }: { readonly ratio: number }) =>
          // Written from the folder of the data file that names it, however deep.
          phonePicture({ file: file.replace(/^(?:\.\.\/)+/, ""), focus, ratio }),
      },
    },
    ImageSharp: {
      gatsbyImageData: {
        // gatsby-plugin-sharp reads the whole picture each time, to name the files that it makes.
        resolve: (node: Node, sizes: unknown, context: unknown, info: PictureField) =>
          onceEachPicture(`${contentOf(node)} ${JSON.stringify(sizes)}`, () => info.originalResolver(node, sizes, context, info)),
      },
    },
    File: { svgSize: { type: "SvgSize", resolve: svgSize } },
  };
}
