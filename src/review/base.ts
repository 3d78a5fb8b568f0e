import { execFileSync } from "node:child_process";
import type { SiteFiles } from "../content/site-files";

/** The content of `data/` and `locales/` by path. At the base commit, files may have an older shape. */
export type Texts = SiteFiles["texts"];

/**
 * Reads the content at the commit at which the branch left the production branch, without network and without writing to the repository.
 *
 * @param texts the content as it is
 * @param environment `PREVIEW_BASE` may name another branch than the production branch
 * @returns the content and the commit's name for people; `undefined` where there is no git, or a clone without the production branch
 */
export function contentAtBase(texts: Texts, environment: Readonly<Record<string, string | undefined>>, cwd = ".") {
  const env = { ...process.env, GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0" };
  const git = (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "ignore"], env });
    } catch {
      return undefined;
    }
  };
  const refs = [environment["PREVIEW_BASE"] ?? "", "origin/main", "main"].filter(Boolean);
  const [commit] = refs.flatMap((ref) => git("merge-base", "--", "HEAD", ref)?.trim() ?? []);
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
