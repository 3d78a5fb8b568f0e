import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sha256 } from "../publish/sha256";

/** Outside of `.cache` and `public`, which a build may have to remove. npm removes it with the packages that rendered the pictures. */
const FOLDER = join("node_modules", ".cache", "pictures");

/** A picture to be: where it is published, and everything that it is made of. */
interface WantedPicture {
  readonly file: string;
  readonly madeOf: unknown;
}

/**
 * Publishes pictures, and renders only those that no build has rendered before. A picture gets its name when it is whole, so that one that a stopped build leaves is never taken for it.
 *
 * @param render writes each missing picture into its `part`
 */
export async function publishPictures<Picture extends WantedPicture>(
  pictures: readonly Picture[],
  render: (missing: readonly (Picture & { readonly part: string })[]) => Promise<unknown>,
): Promise<void> {
  const known = pictures.map((picture) => {
    const kept = join(FOLDER, sha256(JSON.stringify(picture.madeOf), "hex"));
    return { ...picture, kept, part: `${kept}.${randomUUID()}` };
  });
  const missing = known.filter(({ kept }) => !existsSync(kept));
  if (missing.length > 0) {
    await mkdir(FOLDER, { recursive: true });
    await render(missing);
    await Promise.all(missing.map(({ part, kept }) => rename(part, kept)));
  }
  for (const { file, kept } of known) {
    await mkdir(dirname(file), { recursive: true });
    await copyFile(kept, file);
  }
}
