import type { AffectedPage, PageFinder } from "./affected-pages";
import type { Comparison } from "./snapshot";

/** One state of a picture: which content it has. */
export interface PictureVersion {
  /** The id of the content, which names its thumbnail. */
  readonly id: string;
  readonly path: string;
}

/** What happened to one picture file. */
export interface PictureChange {
  readonly path: string;
  readonly kind: "added" | "removed" | "changed";
  readonly before: PictureVersion | undefined;
  readonly after: PictureVersion | undefined;
  readonly pages: readonly AffectedPage[];
}

/** Which picture files came, went or have another content. */
export function pictureChanges({ before, after }: Pick<Comparison, "before" | "after">, finder: PageFinder): readonly PictureChange[] {
  const version = (pictures: ReadonlyMap<string, string>, path: string): PictureVersion | undefined => {
    const id = pictures.get(path);
    return id === undefined ? undefined : { id, path };
  };
  return [...new Set([...after.pictures.keys(), ...before.pictures.keys()])].sort().flatMap((path): readonly PictureChange[] => {
    const old = version(before.pictures, path);
    const now = version(after.pictures, path);
    return old?.id === now?.id
      ? []
      : [
          {
            path,
            kind: old === undefined ? "added" : now === undefined ? "removed" : "changed",
            before: old,
            after: now,
            pages: now === undefined ? [] : finder.ofPictureFile(path),
          },
        ];
  });
}
