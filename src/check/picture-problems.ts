import { articleFile, heroPicture, largePictures } from "../core/schemas";
import type { PictureFile } from "../content/picture-file";
import type { JsonPath, Problem } from "../content/problem";
import { type DataDocuments, type Finding, dataProblem, fileProblem } from "./finding";
import type { ValidData } from "./reference-problems";
import { type SiteFiles, SPRITE_FILE } from "../content/site-files";

/** The smallest size in pixels that a use can show sharply. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The widest picture that pages ask for is 1800 px; scenes are 16:9. */
const HERO: Size = { width: 1800, height: 1012 };
/** The size that the social networks ask for (specification, search engines). */
const SOCIAL: Size = { width: 1200, height: 630 };
/** Larger files slow every build and gain nothing: scenes have about 1 MB. */
const MEGABYTE = 1024 * 1024;
const LARGEST_BYTES = 8 * MEGABYTE;

/** The most pixels of a picture: three times what pages ask for. A small file can decode to gigabytes. */
const MOST_PIXELS = 30_000_000;

/** Scripts, handlers, animated links, embedded documents and outside references. A backslash could hide an address in a style. */
const MORE_THAN_DRAWING =
  /<(?:[\w-]+:)?(?:script|handler|foreignObject|iframe|embed|object|set|animate\w*)\b|[\s/"']on\w+\s*=|\b(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!["']?#)|@import|\\|<!ENTITY|<\?xml-stylesheet/i;

/** The size of a drawing as pages read it. */
const SIZE = /<svg[^>]* viewBox="[\d.-]+ [\d.-]+ [\d.]+ [\d.]+"/;

const PLAIN =
  "Save the drawing again as a plain or optimised SVG, which leaves out what drawing programs add for themselves. What is still refused has to go from the drawing.";

interface Use {
  readonly in: string;
  readonly path: JsonPath;
  readonly file: string;
  readonly atLeast: Size;
}

/** Where pictures are shown, with the file and the size that is needed there. */
function uses(data: ValidData): readonly Use[] {
  const { pages, articles } = data;
  const fileOf = new Map(largePictures(data).map(({ id, file }) => [id, file]));
  const shown = (file: string, path: JsonPath, picture: string | undefined, atLeast: Size): readonly Use[] => {
    const found = picture === undefined ? undefined : fileOf.get(picture);
    return found === undefined ? [] : [{ in: file, path, file: found, atLeast }];
  };
  return [
    ...Object.entries(pages?.pages ?? {}).flatMap(([id, { picture, socialScene }]) => [
      ...shown("pages", ["pages", id, "picture"], picture, HERO),
      ...shown("pages", ["pages", id, "socialScene"], socialScene, SOCIAL),
    ]),
    ...(articles?.articles ?? []).flatMap(({ id, sections, ...article }) => [
      ...shown(articleFile(id), [article.picture === undefined ? "ownPicture" : "picture"], heroPicture({ id, ...article }), HERO),
      ...sections.flatMap(({ figure }, index) => shown(articleFile(id), ["sections", index, "figure", "picture"], figure?.picture, SOCIAL)),
    ]),
  ];
}

/** What is wrong with a drawing. This guards against what an exported file contains, not against its author. */
export function drawingProblem(file: string, text: string): readonly Problem[] {
  const isWhole = /<svg[\s>][^]*<\/svg>\s*$/.test(text);
  const more = MORE_THAN_DRAWING.exec(text);
  const hasSize = file === SPRITE_FILE || SIZE.test(text);
  if (isWhole && more === null && hasSize) {
    return [];
  }
  if (isWhole && more === null) {
    return [
      fileProblem(file, {
        found: "a drawing without its size",
        allowed: "a viewBox of four numbers with spaces between them, such as “0 0 400 160”",
        fix: PLAIN,
      }),
    ];
  }
  const problem = fileProblem(file, {
    found: more === null ? "no complete drawing" : `“${more[0].trim()}” in a drawing`,
    allowed: "shapes and colours only: nothing that runs or is fetched from elsewhere",
    fix: more === null ? "Export and upload the drawing again." : PLAIN,
  });
  return [{ ...problem, line: text.slice(0, more?.index ?? 0).split("\n").length }];
}

function pixelFault(picture: Exclude<PictureFile, { format: "svg" }>): Finding | undefined {
  if (picture.format === "unknown") {
    return { found: "a file that is no PNG", allowed: "a PNG", fix: "Export the picture as PNG; renaming a JPEG is not enough." };
  }
  const { width, height, bytes, isWhole } = picture;
  if (!isWhole) {
    return {
      found: "a PNG that breaks off before its end, or has something else behind it",
      allowed: "a complete PNG",
      fix: "Export and upload the picture again.",
    };
  }
  return bytes <= LARGEST_BYTES && width * height <= MOST_PIXELS
    ? undefined
    : {
        found: `a picture of ${String(width)} × ${String(height)} pixels and ${(bytes / MEGABYTE).toFixed(1)} MB`,
        allowed: `at most ${String(MOST_PIXELS / 1e6)} million pixels and ${String(LARGEST_BYTES / MEGABYTE)} MB`,
        fix: "Export it at 2400 × 1350 pixels.",
      };
}

/** What is wrong with the pictures: broken files, drawings that could run code, sizes too small for the place. */
export function pictureProblems(data: ValidData, documents: DataDocuments, { pictures }: SiteFiles): readonly Problem[] {
  const faults = Array.from(pictures).flatMap(([file, picture]) => {
    if (picture.format === "svg") {
      return drawingProblem(file, picture.text);
    }
    const fault = pixelFault(picture);
    return fault === undefined ? [] : [fileProblem(file, fault)];
  });
  const small = uses(data).flatMap(({ in: file, path, file: name, atLeast }) => {
    const picture = pictures.get(name.replace(/^\.\.\//, ""));
    return picture?.format !== "png" || (picture.width >= atLeast.width && picture.height >= atLeast.height)
      ? []
      : [
          dataProblem(documents, file, path, {
            found: `a picture of ${String(picture.width)} × ${String(picture.height)} pixels (${name})`,
            allowed: `at least ${String(atLeast.width)} × ${String(atLeast.height)} pixels here`,
            fix: "Choose a larger picture, or export this one larger.",
          }),
        ];
  });
  return [...faults, ...small];
}
