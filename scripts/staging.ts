import { createHash } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a build reads of the project. The packages are linked. */
const SOURCES = [
  "data",
  "locales",
  "src",
  "static",
  "translations",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "postcss.config.js",
  "tsconfig.json",
] as const;

/** The folders of content: another site has none of their files in common with this one. */
export const CONTENT_FOLDERS = [
  "data",
  "locales",
  "translations",
  "src/images/avatars",
  "src/images/scenes",
  "src/images/vehicles",
] as const;

/** What Gatsby makes: the site, and the memory by which it knows what has changed. They belong together. */
const MADE = ["public", ".cache"] as const;

/** Written when a build has finished: what it made, and where. */
const RECORD = "made.json";

const recordSchema = z.object({ folder: z.string(), digests: z.record(z.string(), z.string()) });

/** A copy that shares nothing with the original: Gatsby writes into files that are there. Times stay, by which it knows what is unchanged. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
}

/** Removes a folder; what ends just now may still have written into it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Copies what a build reads.
 *
 * @param root the project's folder
 * @param content of another site: its folders of content take the place of the project's, its other files that of files with the same path
 * @param site where Gatsby will run; not yet there
 */
export function mirrorSources(root: string, content: string | undefined, site: string): void {
  mkdirSync(site, { recursive: true });
  SOURCES.filter((name) => existsSync(join(root, name))).forEach((name) => {
    copyFolder(join(root, name), join(site, name));
  });
  const packages = join(root, "node_modules");
  // A copy of the project links its packages. Gatsby's cache is of use when Gatsby finds them by the same link as before.
  symlinkSync(existsSync(packages) ? realpathSync(packages) : packages, join(site, "node_modules"), "junction");
  if (content !== undefined) {
    CONTENT_FOLDERS.filter((folder) => existsSync(join(content, folder))).forEach((folder) => {
      removeFolder(join(site, folder));
    });
    copyFolder(content, site);
  }
}

/** The digests of everything that Gatsby has made in a folder, by path. */
function digestsOf(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    MADE.flatMap((made) => readdirSync(join(folder, made), { recursive: true, encoding: "utf8" }).map((name) => join(made, name)))
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [
        path,
        createHash("sha1")
          .update(readFileSync(join(folder, path)))
          .digest("base64url"),
      ]),
  );
}

/** Notes that a build has finished in a folder, and what it made there. */
export function recordMade(site: string): void {
  const record = join(site, RECORD);
  writeFileSync(`${record}.part`, JSON.stringify({ folder: site, digests: digestsOf(site) } satisfies z.infer<typeof recordSchema>));
  renameSync(`${record}.part`, record);
}

/** Makes a finished build the one with which the next begins. A folder in which no build has finished stays where it is. */
export function keepForNextBuild(site: string, last: string): void {
  if (existsSync(join(site, RECORD))) {
    removeFolder(last);
    renameSync(site, last);
  }
}

/** Why what a build has made cannot be gone on with; `undefined` when it can. */
function damage(last: string, site: string): string | undefined {
  try {
    const { folder, digests } = recordSchema.parse(JSON.parse(readFileSync(join(last, RECORD), "utf8")));
    if (folder !== site) {
      return `it was made in ${folder}`;
    }
    MADE.forEach((name) => {
      copyFolder(join(last, name), join(site, name));
    });
    const copied = digestsOf(site);
    const changed = [...new Set([...Object.keys(digests), ...Object.keys(copied)])].find((path) => digests[path] !== copied[path]);
    return changed === undefined ? undefined : `${changed} is not as the last build left it`;
  } catch (error) {
    return `it cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}

/**
 * Copies what the last build made to where the next one runs, so that Gatsby repeats only what has changed.
 *
 * @param last the last finished build
 * @param site where it ran, and the next one will
 * @param onDamage told why nothing was copied, though there was a finished build
 * @returns whether it was copied
 */
export function copyMade(last: string, site: string, onDamage: (reason: string) => void): boolean {
  if (!existsSync(last)) {
    return false;
  }
  const reason = damage(last, site);
  if (reason !== undefined) {
    MADE.forEach((name) => {
      removeFolder(join(site, name));
    });
    onDamage(reason);
  }
  return reason === undefined;
}
