import { spawnSync } from "node:child_process";

/** Larger than any file of the site, in bytes. */
const MAX_OUTPUT = 256 * 1024 ** 2;

/**
 * Runs git without network and without writing to the repository.
 *
 * @param root the project's folder
 * @returns what git prints; `undefined` where it fails: no git, no clone, or a clone that lacks what is asked for
 */
export function git(root: string, ...args: readonly string[]): Buffer | undefined {
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    maxBuffer: MAX_OUTPUT,
    env: { ...process.env, GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0" },
  });
  return status === 0 ? stdout : undefined;
}
