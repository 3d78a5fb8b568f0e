import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { ONLY_TYPES, TYPES_FILE } from "../src/gatsby/internals/query-types";
import { takeLock } from "./build-lock";
import { gatsby, runProgram } from "./run-program";
import { copyFolder, copySources, keepForNextBuild, recordBuild, removeFolder, startFromLastBuild } from "./staging";

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
  /** Variables for Gatsby, besides the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
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

/** The folders that a build uses. */
const foldersOf = ({ staging, goesOnFrom = staging }: SiteBuild) =>
  ({
    lock: join(goesOnFrom, "lock"),
    /** Where Gatsby runs: always the same, because its cache holds absolute paths. */
    site: join(goesOnFrom, "site"),
    /** The last finished build, as it left `site`. */
    last: join(goesOnFrom, "last"),
    /** An unfinished copy of the finished site. */
    copy: join(staging, "copy"),
    /** The finished copy. */
    next: join(staging, "next"),
    /** The output that it replaced. */
    former: join(staging, "former"),
  }) as const;

/** The folder of the last finished build, with its `.cache`, its `public` and its sources. It may not exist. */
export function lastBuild(build: SiteBuild): string {
  return foldersOf(build).last;
}

/** The pages for reviewers compare with the project's history; another site has none. */
function gitOf({ root, content, staging }: SiteBuild): Readonly<Record<string, string>> {
  const GIT_DIR = join(root, ".git");
  return content === undefined && existsSync(GIT_DIR) ? { GIT_DIR } : { GIT_CEILING_DIRECTORIES: staging };
}

/** Puts the site in place when a build was killed between its two renames. */
export function restoreOutput(build: SiteBuild): void {
  const { output } = build;
  const { next, former } = foldersOf(build);
  const whole = [next, former].find((folder) => existsSync(folder));
  if (whole !== undefined && !existsSync(output)) {
    renameSync(whole, output);
  }
}

/** Reports that a build has reached a step, and ends it there if it was asked to end. */
type Reach = (place: BuildPlace) => Promise<void>;

/**
 * Runs a program on a copy of the sources, beside the output.
 *
 * @param finish what is done when the program has succeeded
 */
async function runStaged(build: SiteBuild, finish: (reach: Reach) => Promise<void>): Promise<number> {
  const { root, content, staging, output, environment, program = gatsby("build"), signal, onPlace } = build;
  const { lock: lockFile, site, last, copy, next, former } = foldersOf(build);
  const reach: Reach = async (place) => {
    onPlace?.(place);
    // Copying files blocks; a signal that came during it is handled now.
    await setImmediate();
    signal?.throwIfAborted();
  };
  [staging, dirname(lockFile)].forEach((folder) => {
    mkdirSync(folder, { recursive: true });
  });
  const release = takeLock(lockFile);
  try {
    await reach("locked");
    restoreOutput(build);
    keepForNextBuild(site, last);
    [site, copy, next, former].forEach(removeFolder);
    copySources(root, content, site);
    await reach("mirrored");
    if (!startFromLastBuild(last, site) && existsSync(output)) {
      // Pages that visitors have open ask for the scripts of earlier builds.
      copyFolder(output, join(site, "public"));
    }
    await reach("staged");
    const status = await runProgram(program, {
      folder: site,
      environment: { ...gitOf(build), ...environment },
      ...(signal && { signal }),
    });
    if (status === 0) {
      await reach("built");
      await finish(reach);
    }
    return status;
  } finally {
    restoreOutput(build);
    release();
  }
}

/**
 * Builds a site beside its output, and puts it there when everything has succeeded. Whatever happens to the build, killed at any moment or
 * started twice, the output is a finished site (docs/decisions/0035-build-beside.md).
 *
 * @returns the exit status of what was run; the output is changed when it is 0 only
 * @throws LockIsHeld while another build uses the staging folder
 * @throws the reason of the signal that ended the build
 * @throws what the disk reports, such as that it is full
 */
export function buildSite(build: SiteBuild): Promise<number> {
  const { goesOnFrom, output, onPlace } = build;
  const { site, last, copy, next, former } = foldersOf(build);
  return runStaged(build, async (reach) => {
    copyFolder(join(site, "public"), copy);
    await reach("copied");
    renameSync(copy, next);
    if (existsSync(output)) {
      renameSync(output, former);
    }
    onPlace?.("between the renames");
    renameSync(next, output);
    onPlace?.("exchanged");
    if (goesOnFrom === undefined) {
      recordBuild(site);
      onPlace?.("recorded");
      keepForNextBuild(site, last);
    } else {
      removeFolder(site);
    }
    removeFolder(former);
  });
}

/**
 * Writes the types of all queries without building anything.
 *
 * @returns the exit status of Gatsby
 * @throws as `buildSite` does
 */
export function writeTypes(build: SiteBuild): Promise<number> {
  const { site } = foldersOf(build);
  return runStaged({ ...build, environment: { ...build.environment, [ONLY_TYPES]: "1" } }, () => {
    copyFolder(join(site, TYPES_FILE), join(build.root, TYPES_FILE));
    removeFolder(site);
    return Promise.resolve();
  });
}
