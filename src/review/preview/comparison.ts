import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Base, INCOMPLETE, type MissingBase, findBase } from "../git/base";
import { git } from "../git/git";
import type { Texts } from "./content-changes";

/** A picture file that changed; `undefined` where the file was not there before, or was removed. */
export interface ChangedPicture {
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** The site at the base, as far as it differs from the site as it is built. */
export interface Comparison {
  readonly base: Base;
  /** All texts at the base. */
  readonly before: Texts;
  readonly pictures: readonly ChangedPicture[];
  /** Files of the project that changed and are neither texts nor pictures. */
  readonly otherFiles: readonly string[];
}

const FOLDERS = ["data", "locales", "src/images"] as const;

/** Whether a file belongs to the texts that editors write. */
export const isText = (path: string): boolean => /^(?:data|locales)\/.*\.json$/.test(path);
const isPicture = (path: string): boolean => /^src\/images\/.*\.(?:png|svg)$/.test(path);

const pathsIn = (output: Buffer): readonly string[] =>
  output
    .toString()
    .split("\0")
    .filter((path) => path !== "");

/**
 * Compares the files of the project with the base of its branch.
 *
 * @param root the project's folder
 * @param texts the texts as they are
 * @param environment the environment variables of the build
 */
export function compareWithBase(
  root: string,
  texts: Texts,
  environment: Readonly<Record<string, string | undefined>>,
): Comparison | MissingBase {
  const base = findBase(root, environment);
  if ("reason" in base) {
    return base;
  }
  const listed = git(root, "ls-tree", "-r", "--name-only", "-z", base.commit, "--", ...FOLDERS);
  const tracked = git(root, "diff", "--name-only", "--no-renames", "--relative", "-z", base.commit);
  const untracked = git(root, "ls-files", "--others", "--exclude-standard", "-z", "--", ...FOLDERS);
  if (listed === undefined || tracked === undefined || untracked === undefined) {
    return INCOMPLETE;
  }
  const existed = new Set(pathsIn(listed));
  const changed = [...pathsIn(tracked), ...pathsIn(untracked)];
  const before = new Map(texts);
  const pictures: ChangedPicture[] = [];
  for (const path of changed.filter((one) => isText(one) || isPicture(one))) {
    const old = existed.has(path) ? git(root, "show", `${base.commit}:./${path}`) : undefined;
    if (existed.has(path) && old === undefined) {
      return INCOMPLETE;
    }
    if (isPicture(path)) {
      const file = join(root, path);
      pictures.push({ path, before: old, after: existsSync(file) ? readFileSync(file) : undefined });
    } else if (old === undefined) {
      before.delete(path);
    } else {
      before.set(path, old.toString());
    }
  }
  return { base, before, pictures, otherFiles: changed.filter((path) => !isText(path) && !isPicture(path)) };
}
