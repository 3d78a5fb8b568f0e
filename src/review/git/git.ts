import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";

/** Thrown when git is not there or does not do what it was asked; the message is git's own first line. */
export class GitError extends Error {
  override readonly name = "GitError";
}

/** Larger than all pictures of the site together, in bytes. */
const MOST_OUTPUT = 1024 ** 3;

/**
 * Asks git something, without network and without touching the repository.
 *
 * @param root the project's folder
 * @param input what git reads from its standard input
 * @throws GitError
 */
export function git(root: string, args: readonly string[], input = ""): Buffer {
  const { status, stdout, stderr, error } = spawnSync("git", [...args], {
    cwd: root,
    input,
    maxBuffer: MOST_OUTPUT,
    env: { ...process.env, LC_ALL: "C", GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0" },
  });
  if (error !== undefined || status !== 0) {
    throw new GitError(error?.message ?? stderr.toString().split("\n")[0] ?? "git failed");
  }
  return stdout;
}

/** What git answers as one line of text; `undefined` where it refuses. */
export function gitLine(root: string, args: readonly string[]): string | undefined {
  try {
    return git(root, args).toString().trim();
  } catch (error) {
    if (error instanceof GitError) {
      return undefined;
    }
    throw error;
  }
}

/** Every file below folders in a commit: the id of its content by path, as seen from the project's folder. */
export function filesOfCommit(root: string, commit: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const entries = git(root, ["ls-tree", "-r", "-z", commit, "--", ...folders])
    .toString()
    .split("\0")
    .flatMap((line) => {
      const [meta = "", path] = line.split("\t");
      const [, type, id] = meta.split(" ");
      return path === undefined || type !== "blob" || id === undefined ? [] : [[path, id] as const];
    });
  return new Map(entries);
}

/**
 * The content of files by their ids, all in one call.
 *
 * @throws GitError when one of them is not in this clone
 */
export function contents(root: string, ids: readonly string[]): ReadonlyMap<string, Buffer> {
  const output = ids.length === 0 ? Buffer.alloc(0) : git(root, ["cat-file", "--batch"], `${ids.join("\n")}\n`);
  const found = new Map<string, Buffer>();
  let position = 0;
  for (const id of ids) {
    // Each answer: “<id> blob <bytes>”, the content, a line break.
    const end = output.indexOf("\n", position);
    const [, type, bytes] = output.subarray(position, end).toString().split(" ");
    if (type !== "blob") {
      throw new GitError(`The content ${id} is not in this clone.`);
    }
    found.set(id, output.subarray(end + 1, end + 1 + Number(bytes)));
    position = end + 1 + Number(bytes) + 1;
  }
  return found;
}

/** The hash by which a repository names contents. */
export type ContentHash = "sha1" | "sha256";

/** The hash that a repository uses, by the length of its ids. */
export function contentHash(ids: ReadonlyMap<string, string>): ContentHash {
  return Array.from(ids.values())[0]?.length === 64 ? "sha256" : "sha1";
}

/** The id that git gives to a content: the hash of its kind, its length and itself. */
export function contentId(content: Buffer | string, algorithm: ContentHash): string {
  const bytes = Buffer.from(content);
  return createHash(algorithm)
    .update(`blob ${String(bytes.length)}\0`)
    .update(bytes)
    .digest("hex");
}
