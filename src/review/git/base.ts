import { git } from "./git";

/** The commit with which a preview is compared: the one at which its branch left the production branch. */
export interface Base {
  /** The name of the production branch in this clone. */
  readonly ref: string;
  readonly commit: string;
  /** The day of the commit, as an ISO date. */
  readonly date: string;
  readonly subject: string;
}

/** Why there is nothing to compare with, and what would help. */
export interface MissingBase {
  readonly reason: string;
  readonly remedy: string;
}

/** The names of the production branch, tried after the one in `PREVIEW_BASE`. */
const PRODUCTION_REFS = ["origin/main", "main"] as const;

/**
 * Finds the commit with which a build is compared.
 *
 * @param root the project's folder
 * @param environment the environment variables of the build
 */
export function findBase(root: string, environment: Readonly<Record<string, string | undefined>>): Base | MissingBase {
  if (git(root, "rev-parse", "--git-dir") === undefined) {
    return {
      reason: "This folder is not a clone that git can read.",
      remedy: "Build in a clone of the repository: “git clone”, then “npm start”.",
    };
  }
  const refs = [environment["PREVIEW_BASE"] ?? "", ...PRODUCTION_REFS].filter((ref) => ref !== "");
  const ref = refs.find((name) => git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`) !== undefined);
  if (ref === undefined) {
    return {
      reason: `This clone does not hold the production branch (looked for: ${refs.join(", ")}).`,
      remedy: "Fetch it with “git fetch origin main:refs/remotes/origin/main”, or name a commit in PREVIEW_BASE, and build again.",
    };
  }
  const commit = git(root, "merge-base", "--", "HEAD", ref)?.toString().trim();
  const shown = commit === undefined ? undefined : git(root, "show", "--no-patch", "--format=%cs %s", commit)?.toString().trim();
  if (commit === undefined || shown === undefined) {
    return {
      reason: `This clone does not hold the commit at which the branch left ${ref}.`,
      remedy: "Fetch the whole history with “git fetch --unshallow”, or name a commit of the branch in PREVIEW_BASE, and build again.",
    };
  }
  const [date = "", ...subject] = shown.split(" ");
  return { ref, commit, date, subject: subject.join(" ") };
}
