import { GitError, git, gitLine } from "./git";

/** What a preview is compared with: the place at which its branch left the production branch. */
export interface KnownBase {
  readonly status: "known";
  /** The name under which the production branch was found. */
  readonly ref: string;
  readonly commit: string;
  /** The day of the commit, as an ISO date. */
  readonly date: string;
  readonly subject: string;
}

/** Why there is nothing to compare with, and what would help. */
export interface MissingBase {
  readonly status: "missing";
  readonly reason: string;
  readonly remedy: string;
}

export type Base = KnownBase | MissingBase;

/** Under which names the production branch is looked for, after the one that `PREVIEW_BASE` gives. */
const PRODUCTION_REFS = ["origin/main", "main"] as const;

const missing = (reason: string, remedy: string): MissingBase => ({ status: "missing", reason, remedy });

function describe(root: string, ref: string, commit: string): KnownBase {
  const [date = "", ...subject] = git(root, ["show", "--no-patch", "--format=%cs %s", commit]).toString().trim().split(" ");
  return { status: "known", ref, commit, date, subject: subject.join(" ") };
}

/**
 * Finds what a build is compared with. Only what this clone holds is asked.
 *
 * @param root the project's folder
 * @param environment the environment variables of the build
 */
export function findBase(root: string, environment: Readonly<Record<string, string | undefined>>): Base {
  try {
    git(root, ["rev-parse", "--git-dir"]);
  } catch (error) {
    return missing(
      `This folder is not a clone that git can read (${error instanceof GitError ? error.message : String(error)}).`,
      "Build in a clone of the repository: “git clone”, then “npm start”.",
    );
  }
  const named = environment["PREVIEW_BASE"];
  const refs = [...(named === undefined || named === "" ? [] : [named]), ...PRODUCTION_REFS];
  const found = refs.find(
    (ref) => gitLine(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]) !== undefined,
  );
  if (found === undefined) {
    return missing(
      `This clone does not hold the production branch (looked for: ${refs.join(", ")}).`,
      "Fetch it with “git fetch origin main:refs/remotes/origin/main”, or name a commit in PREVIEW_BASE, and build again.",
    );
  }
  const commit = gitLine(root, ["merge-base", "--", "HEAD", found]);
  if (commit === undefined || commit === "") {
    const isShallow = gitLine(root, ["rev-parse", "--is-shallow-repository"]) === "true";
    return missing(
      isShallow ? `This clone does not reach back to where the branch left ${found}.` : `The branch and ${found} have no commit in common.`,
      isShallow
        ? "Fetch the rest with “git fetch --unshallow”, and build again."
        : "Name the commit to compare with in PREVIEW_BASE, and build again.",
    );
  }
  return describe(root, found, commit);
}
