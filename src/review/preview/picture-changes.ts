import { mkdir, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { sha256 } from "../../publish/sha256";
import type { PageFinder } from "./affected-pages";
import { type Change, kindOf } from "./change";
import type { ChangedPicture } from "./comparison";

/** One side of a changed picture. */
export interface Picture {
  readonly label: "Before" | "Now";
  /** The address of the picture, if there is one. */
  readonly src: string | undefined;
}

/** Where pictures are copied, and their address. */
interface PictureFolder {
  readonly path: string;
  readonly address: string;
}

/** The pictures that changed, with copies of both states. Removes the copies of earlier builds. */
export async function pictureChanges(
  pictures: readonly ChangedPicture[],
  folder: PictureFolder,
  finder: PageFinder,
): Promise<readonly Change[]> {
  await rm(folder.path, { recursive: true, force: true });
  await mkdir(folder.path, { recursive: true });
  const copied = async (label: Picture["label"], path: string, content: Buffer | undefined): Promise<Picture> => {
    if (content === undefined) {
      return { label, src: undefined };
    }
    const name = `${sha256(content, "hex").slice(0, 16)}${extname(path)}`;
    await writeFile(join(folder.path, name), content);
    return { label, src: `${folder.address}${name}` };
  };
  return Promise.all(
    pictures.map(async ({ path, before, after }) => ({
      title: path,
      kind: kindOf(before, after),
      tables: [],
      pictures: [await copied("Before", path, before), await copied("Now", path, after)],
      pages: after === undefined ? [] : finder.ofPicture(path),
    })),
  );
}
