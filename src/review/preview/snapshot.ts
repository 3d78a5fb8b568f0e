import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSiteFiles } from "../../content/site-files";
import type { KnownBase } from "../git/base";
import { type ContentHash, GitError, contentHash, contentId, contents, filesOfCommit, git } from "../git/git";

/** What editors write, at one moment. */
export interface Snapshot {
  /** JSON files of `data/` and `locales/`: content by path from the project's folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files below `src/images`: the id of the content by path. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The site as it was and as it is built. */
export interface Comparison {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** Pictures that are no longer what they were: their old content by path. */
  readonly oldPictures: ReadonlyMap<string, Buffer>;
  /** Files of the project that changed and are none of the above. */
  readonly otherFiles: readonly string[];
}

const TEXT_FOLDERS = ["data", "locales"] as const;
const PICTURE_FOLDER = "src/images";

const isText = (path: string): boolean => path.endsWith(".json") && TEXT_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
const isPicture = (path: string): boolean => path.startsWith(`${PICTURE_FOLDER}/`) && /\.(?:png|svg|jpe?g|webp|avif)$/.test(path);

/**
 * The site as its files are now.
 *
 * @param root the project's folder
 */
export function currentSnapshot(root: string, algorithm: ContentHash = "sha1"): Snapshot {
  const files = readSiteFiles(root);
  return {
    texts: new Map(Array.from(files.texts).filter(([path]) => isText(path))),
    pictures: new Map(
      Array.from(files.paths)
        .filter(isPicture)
        .map((path) => [path, contentId(readFileSync(join(root, path)), algorithm)] as const),
    ),
  };
}

/**
 * The site as it was at the base, beside the site as its files are now.
 *
 * @param root the project's folder
 * @throws GitError when the clone does not hold what the base held
 */
export function compareWithBase(root: string, base: KnownBase): Comparison {
  const ids = filesOfCommit(root, base.commit, [...TEXT_FOLDERS, PICTURE_FOLDER]);
  if (ids.size === 0) {
    throw new GitError(`The commit ${base.commit.slice(0, 7)} has no data, locales or pictures of this site.`);
  }
  const algorithm = contentHash(ids);
  const after = currentSnapshot(root, algorithm);
  const oldTexts = Array.from(ids).filter(([path]) => isText(path));
  const oldPictures = Array.from(ids).filter(([path]) => isPicture(path));
  const isSame = ([path, id]: readonly [string, string]): boolean => {
    const text = after.texts.get(path);
    return text !== undefined && contentId(text, algorithm) === id;
  };
  const changedPictures = oldPictures.filter(([path, id]) => after.pictures.get(path) !== id);
  const old = contents(root, [...new Set([...oldTexts.filter((entry) => !isSame(entry)), ...changedPictures].map(([, id]) => id))]);
  return {
    before: {
      texts: new Map(oldTexts.map((entry) => [entry[0], old.get(entry[1])?.toString("utf8") ?? after.texts.get(entry[0]) ?? ""])),
      pictures: new Map(oldPictures),
    },
    after,
    oldPictures: new Map(changedPictures.map(([path, id]) => [path, old.get(id) ?? Buffer.alloc(0)])),
    otherFiles: git(root, ["diff", "--name-only", "--relative", "-z", base.commit])
      .toString()
      .split("\0")
      .filter((path) => path !== "" && !isText(path) && !isPicture(path)),
  };
}
