import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of `data/` and `locales/`: content by path. Those of the base may have an older shape. */
export type Texts = ReadonlyMap<string, string>;

/** The site at the commit at which its branch left the production branch, as far as it differs from the site as it is built. */
export interface Comparison {
  /** The commit, as people know it. */
  readonly base: string;
  /** All texts at the base. */
  readonly before: Texts;
  /** The pictures that changed. A side is `undefined` where the picture was added or removed. */
  readonly pictures: readonly { readonly path: string; readonly before: Buffer | undefined; readonly after: Buffer | undefined }[];
  /** Files of the project that changed and are neither texts nor pictures. */
  readonly otherFiles: readonly string[];
}

/** Larger than any file of the site, in bytes. */
const MAX_OUTPUT = 256 * 1024 ** 2;

/** Whether a file belongs to the texts that editors write. */
export const isText = (path: string): boolean => /^(?:data|locales)\/.*\.json$/.test(path);
const isPicture = (path: string): boolean => /^src\/images\/.*\.(?:png|svg)$/.test(path);

/**
 * Compares the files of the project with the base of its branch, without network and without writing to the repository.
 *
 * @param root the project's folder
 * @param texts the texts as they are
 * @param environment the environment variables of the build; `PREVIEW_BASE` may name another branch than the production branch
 * @returns `undefined` where there is no git, no clone, or a clone that lacks a part of the production branch
 */
export function compareWithBase(
  root: string,
  texts: Texts,
  environment: Readonly<Record<string, string | undefined>>,
): Comparison | undefined {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync("git", args, {
      cwd: root,
      maxBuffer: MAX_OUTPUT,
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0" },
    });
  const paths = (...args: readonly string[]): readonly string[] =>
    git(...args, "-z")
      .toString()
      .split("\0")
      .filter(Boolean);
  const mergeBase = (ref: string): readonly string[] => {
    try {
      return [git("merge-base", "--", "HEAD", ref).toString().trim()];
    } catch {
      return [];
    }
  };
  const [commit] = [environment["PREVIEW_BASE"] ?? "", "origin/main", "main"].filter(Boolean).flatMap(mergeBase);
  if (commit === undefined) {
    return undefined;
  }
  try {
    const changed = (filter: string): readonly string[] =>
      paths("diff", `--diff-filter=${filter}`, "--name-only", "--no-renames", "--relative", commit);
    const added = [...changed("A"), ...paths("ls-files", "--others", "--exclude-standard", "data", "locales", "src/images")];
    const altered = changed("a");
    const old = new Map(
      altered.filter((path) => isText(path) || isPicture(path)).map((path) => [path, git("show", `${commit}:./${path}`)]),
    );
    const before = new Map(texts);
    added.forEach((path) => before.delete(path));
    altered.filter(isText).forEach((path) => before.set(path, String(old.get(path))));
    const pictures = [...added, ...altered].filter(isPicture).map((path) => {
      const file = join(root, path);
      return { path, before: old.get(path), after: existsSync(file) ? readFileSync(file) : undefined };
    });
    const otherFiles = [...added, ...altered].filter((path) => !isText(path) && !isPicture(path));
    return { base: git("show", "--no-patch", "--format=%h of %cs: %s", commit).toString().trim(), before, pictures, otherFiles };
  } catch {
    return undefined;
  }
}
