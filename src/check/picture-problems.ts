import type { DataFile } from "../core/schemas";
import { drawingProblem } from "./drawing-problems";
import type { JsonDocument } from "../content/json-document";
import type { PictureFile } from "../content/picture-file";
import { type JsonPath, type Problem, formatPath } from "../content/problem";
import type { ValidData } from "./reference-problems";
import type { SiteFiles } from "../content/site-files";

/** The smallest size in pixels that a use can show sharply. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The widest picture that pages ask for is 1800 px; scenes are 16:9. */
const HERO: Size = { width: 1800, height: 1012 };
/** The size that the social networks ask for (specification, search engines). */
const SOCIAL: Size = { width: 1200, height: 630 };
/** Portraits are shown at 52 px, on screens with twice the pixels. */
const PORTRAIT: Size = { width: 104, height: 104 };

/** Larger files cost every editor and every build, and gain nothing: scenes have about 1 MB. */
const LARGEST_BYTES = 8 * 1024 * 1024;

/**
 * The most pixels of a picture, and of a side: three times what pages ask for. A small file can unfold to gigabytes.
 */
const MOST_PIXELS = 30_000_000;
const LONGEST_SIDE = 8000;

interface Use {
  readonly in: DataFile;
  readonly path: JsonPath;
  readonly file: string;
  readonly atLeast: Size;
}

/** Where pictures are shown, with the file and the size that is needed there. */
function uses({ pictures, pages, articles, reviews, testimonials }: ValidData): readonly Use[] {
  const fileOf = new Map((pictures?.pictures ?? []).map(({ id, file }) => [id, file]));
  const shown = (file: DataFile, path: JsonPath, picture: string | undefined, atLeast: Size): readonly Use[] => {
    const found = picture === undefined ? undefined : fileOf.get(picture);
    return found === undefined ? [] : [{ in: file, path, file: found, atLeast }];
  };
  return [
    ...Object.entries(pages?.pages ?? {}).flatMap(([id, { picture, socialScene }]) => [
      ...shown("pages", ["pages", id, "picture"], picture, HERO),
      ...shown("pages", ["pages", id, "socialScene"], socialScene, SOCIAL),
    ]),
    ...(articles?.articles ?? []).flatMap(({ picture, figures = [] }, index) => [
      ...shown("articles", ["articles", index, "picture"], picture, HERO),
      ...figures.flatMap((figure, place) => shown("articles", ["articles", index, "figures", place, "picture"], figure.picture, SOCIAL)),
    ]),
    ...(reviews?.reviews ?? []).map(({ profilePhoto }, index): Use => ({
      in: "reviews",
      path: ["reviews", index, "profilePhoto"],
      file: profilePhoto,
      atLeast: PORTRAIT,
    })),
    ...(testimonials?.testimonials ?? []).map(({ image }, index): Use => ({
      in: "testimonials",
      path: ["testimonials", index, "image"],
      file: image,
      atLeast: PORTRAIT,
    })),
  ];
}

/** What is wrong with a picture itself, wherever it is shown. */
function faultOf(picture: PictureFile): Omit<Problem, "file"> | undefined {
  if (picture.format === "svg") {
    return drawingProblem(picture.text);
  }
  const fault = pixelFault(picture);
  return fault === undefined ? undefined : { line: 1, path: "", ...fault };
}

function pixelFault(picture: Exclude<PictureFile, { format: "svg" }>): Pick<Problem, "found" | "allowed" | "fix"> | undefined {
  if (picture.format === "unknown") {
    return { found: "a file that is no PNG", allowed: "a PNG", fix: "Export the picture as PNG; renaming a JPEG is not enough." };
  }
  if (picture.bytes > LARGEST_BYTES) {
    return {
      found: `a picture of ${(picture.bytes / 1024 / 1024).toFixed(1)} MB`,
      allowed: "at most 8 MB",
      fix: "Export it at 2400 × 1350 pixels.",
    };
  }
  if (!picture.isWhole) {
    return {
      found: "a PNG that breaks off before its end, or has something else behind it",
      allowed: "a complete PNG",
      fix: "Export and upload the picture again.",
    };
  }
  const { width, height } = picture;
  return width > 0 && height > 0 && Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS
    ? undefined
    : {
        found: `a picture of ${String(width)} × ${String(height)} pixels`,
        allowed: `at most ${String(MOST_PIXELS / 1e6)} million pixels, and ${String(LONGEST_SIDE)} on a side`,
        fix: "Export it at 2400 × 1350 pixels.",
      };
}

/** What is wrong with the pictures: broken files, drawings that could run code, sizes too small for the place. */
export function pictureProblems(
  data: ValidData,
  documents: ReadonlyMap<DataFile, JsonDocument>,
  { pictures }: SiteFiles,
): readonly Problem[] {
  const faults = Array.from(pictures).flatMap(([file, picture]) => {
    const fault = faultOf(picture);
    return fault === undefined ? [] : [{ file, ...fault }];
  });
  const small = uses(data).flatMap(({ in: file, path, file: name, atLeast }): readonly Problem[] => {
    const picture = pictures.get(name.replace(/^\.\.\//, ""));
    if (picture?.format !== "png" || (picture.width >= atLeast.width && picture.height >= atLeast.height)) {
      return [];
    }
    return [
      {
        file: `data/${file}.json`,
        line: documents.get(file)?.lineOf(path) ?? 1,
        path: formatPath(path),
        found: `a picture of ${String(picture.width)} × ${String(picture.height)} pixels (${name})`,
        allowed: `at least ${String(atLeast.width)} × ${String(atLeast.height)} pixels here`,
        fix: "Choose a larger picture, or export this one larger.",
      },
    ];
  });
  return [...faults, ...small];
}
