import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { ONLY_TYPES, TYPES_FILE } from "../src/gatsby/internals/query-types";
import { takeLock } from "./build-lock";
import { gatsby, runProgram } from "./run-program";
import { copyFolder, copySources, linkFolder, recordBuild, removeFolder, startFromLastBuild } from "./staging";

/** The steps of a build, in their order. */
export type BuildPlace = "locked" | "mirrored" | "staged" | "built" | "copied" | "between the renames" | "exchanged" | "recorded";

/** What is built, and where. */
export interface SiteBuild {
  /** The project's folder, with code and packages. */
  readonly root: string;
  /** Another site's content (`copySources`). */
  readonly content?: string;
  /** Where the build keeps its lock, its copies and its cache. Nothing else may be in it. */
  readonly staging: string;
  /**
   * For a copy of the project: the project's staging folder, on the same disk. Gatsby runs there, since its cache holds absolute paths, and
   * starts from the project's last build, which stays as it is.
   */
  readonly goesOnFrom?: string;
  /** Where the finished site is moved; on the same disk as `staging`. */
  readonly output: string;
  /** Node's arguments for the program that writes `public/` and `.cache/` in the folder where it runs; Gatsby when not given. */
  readonly program?: readonly string[];
  /** Ends the build at once. */
  readonly signal?: AbortSignal;
  /** Called at each step; a test ends the process there. */
  readonly onPlace?: (place: BuildPlace) => void;
}

/** The build of the project's own site. */
export function projectBuild(root: string): SiteBuild {
  return { root, staging: join(root, ".build", "project"), output: join(root, "public") };
}

/** The folder of the last finished build, with its `.cache`, its `public` and its sources. It may not exist. */
export function lastBuild({ staging, goesOnFrom = staging }: SiteBuild): string {
  return join(goesOnFrom, "last");
}

/** The finished site, copied whole, and the output that it replaces. */
const exchanged = ({ staging }: SiteBuild) => ({ next: join(staging, "next"), former: join(staging, "former") });

/** Puts the site in place when a build was killed between its two renames. */
export function restoreOutput(build: SiteBuild): void {
  const { next, former } = exchanged(build);
  const whole = [next, former].find((folder) => existsSync(folder));
  if (whole !== undefined && !existsSync(build.output)) {
    renameSync(whole, build.output);
  }
}

/**
 * Builds a site beside its output, and puts it there when everything has succeeded. Whatever happens to the build, killed at any moment or
 * started twice, the output is a finished site (docs/decisions/0035-build-beside.md).
 *
 * @param onlyTypes writes the types of all queries into the project, and builds nothing
 * @returns the exit status of what was run; the output is changed when it is 0 only
 * @throws BuildStopped while another build uses the staging folder, or when the signal ended the build
 * @throws what the disk reports, such as that it is full
 */
export async function buildSite(build: SiteBuild, onlyTypes = false): Promise<number> {
  const { root, content, staging, goesOnFrom = staging, output, program = gatsby("build"), signal, onPlace } = build;
  const { next, former } = exchanged(build);
  const last = lastBuild(build);
  const copy = join(staging, "copy");
  // Gatsby runs in the same folder every time, because its cache holds absolute paths.
  const site = join(goesOnFrom, "site");
  const reach = async (place: BuildPlace): Promise<void> => {
    onPlace?.(place);
    // Copying files blocks; a signal that came during it is handled now.
    await setImmediate();
    signal?.throwIfAborted();
  };

  [staging, dirname(site)].forEach((folder) => mkdirSync(folder, { recursive: true }));
  const release = takeLock(join(goesOnFrom, "lock"));
  try {
    await reach("locked");
    restoreOutput(build);
    [site, copy, next, former].forEach(removeFolder);
    copySources(root, content, site);
    await reach("mirrored");
    if (!startFromLastBuild(last, site) && existsSync(output)) {
      // Pages that visitors have open ask for the scripts of earlier builds.
      copyFolder(output, join(site, "public"));
    }
    await reach("staged");
    // The pages for reviewers compare with the project's history; another site has none.
    const history = join(root, ".git");
    const git = content === undefined && existsSync(history) ? { GIT_DIR: history } : { GIT_CEILING_DIRECTORIES: staging };
    const environment = { ...git, ...(onlyTypes && { [ONLY_TYPES]: "1" }) };
    const status = await runProgram(program, { folder: site, environment, ...(signal && { signal }) });
    if (status !== 0) {
      return status;
    }
    await reach("built");
    if (onlyTypes) {
      copyFolder(join(site, TYPES_FILE), join(root, TYPES_FILE));
      removeFolder(site);
      return 0;
    }
    linkFolder(join(site, "public"), copy);
    await reach("copied");
    renameSync(copy, next);
    if (existsSync(output)) {
      renameSync(output, former);
    }
    onPlace?.("between the renames");
    renameSync(next, output);
    onPlace?.("exchanged");
    if (goesOnFrom === staging) {
      recordBuild(site);
      onPlace?.("recorded");
      removeFolder(last);
      renameSync(site, last);
    } else {
      removeFolder(site);
    }
    removeFolder(former);
    return 0;
  } finally {
    restoreOutput(build);
    release();
  }
}
