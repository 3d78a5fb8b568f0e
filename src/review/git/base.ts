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
}

const REMEDY = "Build in a clone that has the whole production branch (“git fetch origin main”), or name a commit in PREVIEW_BASE.";

/** A clone that lacks files of the base. */
export const INCOMPLETE: MissingBase = { reason: `This clone lacks a part of the production branch. ${REMEDY}` };

/** The names of the production branch, tried after the one in `PREVIEW_BASE`. */
const PRODUCTION_REFS = ["origin/main", "main"] as const;

/**
 * Finds the commit with which a build is compared.
 *
 * @param root the project's folder
 * @param environment the environment variables of the build
 */
export function findBase(root: string, environment: Readonly<Record<string, string | undefined>>): Base | MissingBase {
  const refs = [environment["PREVIEW_BASE"] ?? "", ...PRODUCTION_REFS].filter((ref) => ref !== "");
  const ref = refs.find((name) => git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`) !== undefined);
  if (ref === undefined) {
    return { reason: `This folder has none of the commits ${refs.join(", ")}. ${REMEDY}` };
  }
  const commit = git(root, "merge-base", "--", "HEAD", ref)?.toString().trim();
  const shown = commit === undefined ? undefined : git(root, "show", "--no-patch", "--format=%cs %s", commit)?.toString().trim();
  if (commit === undefined || shown === undefined) {
    return INCOMPLETE;
  }
  const [date = "", ...subject] = shown.split(" ");
  return { ref, commit, date, subject: subject.join(" ") };
}
