import { execFileSync } from "node:child_process";
import type { SiteFiles } from "../content/site-files";

/** The files of `data/` and `locales/`: content by path. Files of an earlier commit may follow an older schema. */
export type Texts = SiteFiles["texts"];

/** Runs Git without network and without writing to the repository. @returns what it prints; `undefined` when it fails */
function gitIn(cwd: string) {
  const env = { ...process.env, GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0" };
  return (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "ignore"], env });
    } catch {
      return undefined;
    }
  };
}

/**
 * The commit at which the branch left the production branch.
 *
 * @param environment `PREVIEW_BASE` names a branch to compare with instead of the production branch
 * @returns `undefined` without git, or in a clone without the production branch
 */
export function baseCommit(environment: Readonly<Record<string, string | undefined>>, cwd = "."): string | undefined {
  const refs = [environment["PREVIEW_BASE"] ?? "", "origin/main", "main"].filter(Boolean);
  return refs.flatMap((ref) => gitIn(cwd)("merge-base", "--", "HEAD", ref)?.trim() ?? [])[0];
}

/**
 * Reads the content at the commit at which the branch left the production branch.
 *
 * @param texts the content now
 * @param environment `PREVIEW_BASE` names a branch to compare with instead of the production branch
 * @returns the content, with the hash, day and subject of the commit; `undefined` without git, or in a clone without the production branch
 */
export function contentAtBase(texts: Texts, environment: Readonly<Record<string, string | undefined>>, cwd = ".") {
  const git = gitIn(cwd);
  const commit = baseCommit(environment, cwd);
  if (commit === undefined) {
    return undefined;
  }
  const changed = git("diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--", "data", "locales") ?? "";
  const added = git("ls-files", "--others", "--exclude-standard", "-z", "data", "locales") ?? "";
  const paths = `${changed}${added}`.split("\0").filter((path) => path.endsWith(".json"));
  const before = new Map([...texts].filter(([path]) => !paths.includes(path)));
  paths.forEach((path) => {
    const text = git("show", `${commit}:./${path}`);
    return text === undefined ? undefined : before.set(path, text);
  });
  return { name: git("show", "--no-patch", "--format=%h of %cs: %s", commit)?.trim() ?? commit, texts: before };
}
