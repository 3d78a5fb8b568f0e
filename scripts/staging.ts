import { createHash } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What a build reads of the project, besides its packages. */
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
  "tsconfig.json",
] as const;

/** The folders of content: each is replaced as a whole for another site. */
export const CONTENT_FOLDERS = [
  "data",
  "locales",
  "translations",
  "src/images/avatars",
  "src/images/scenes",
  "src/images/vehicles",
] as const;

/** The folders whose files become nodes. */
const READ_BY_GATSBY = ["data", "locales", "src/images"] as const;

/** What Gatsby writes: the site, and the cache by which it knows what has changed. They belong together. */
const OUTPUTS = ["public", ".cache"] as const;

/** The code whose nodes Gatsby's cache holds. Gatsby throws away nodes of older code only when hooks are written in JavaScript. */
const CODE = ["src/core", "src/content", "src/gatsby"] as const;

/** Written when a build has finished: where it ran, and the digests of its output. */
const RECORD = "made.json";

const recordSchema = z.object({ folder: z.string(), digests: z.record(z.string(), z.string()) });

/** A copy that shares nothing with the original, because Gatsby writes into existing files. Gatsby knows by their times what is unchanged. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
}

/** A copy whose files are those of the original: for folders into whose files nothing is written any more. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  readdirSync(from, { withFileTypes: true }).forEach((entry) => {
    const [original, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      linkFolder(original, copy);
    } else {
      linkSync(original, copy);
    }
  });
}

/** Removes a folder into which a process that is just ending may still write. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

const pagesSchema = z.object({ pages: z.record(z.string(), z.object({ template: z.string() })) });

/** Removes the templates of pages that a site with other content does not have. */
export function removeUnusedTemplates(site: string): void {
  const { pages } = pagesSchema.parse(JSON.parse(readFileSync(join(site, "data", "pages.json"), "utf8")));
  const used = ["article", ...Object.values(pages).map(({ template }) => template)];
  readdirSync(join(site, "src", "templates"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !used.includes(entry.name))
    .forEach(({ name }) => {
      removeFolder(join(site, "src", "templates", name));
    });
}

/**
 * Gives each file a time that follows from its content. gatsby-source-filesystem knows a file by its time and its inode, and a copy can have
 * the inode of a removed file: of two files written at the same moment, one would count as the other, and unchanged pages would be built again.
 */
function setTimesByContent(folder: string): void {
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .forEach((path) => {
      // Five bytes of milliseconds end in 2004, so that no program takes a file for one that has just changed.
      const time = new Date(createHash("sha1").update(readFileSync(path)).digest().readUIntBE(0, 5));
      utimesSync(path, time, time);
    });
}

/**
 * Copies what a build reads.
 *
 * @param root the project's folder
 * @param content another site's content: its content folders replace the project's, its other files those with the same path
 * @param site where Gatsby will run; it does not exist yet
 */
export function copySources(root: string, content: string | undefined, site: string): void {
  mkdirSync(site, { recursive: true });
  SOURCES.filter((name) => existsSync(join(root, name))).forEach((name) => {
    copyFolder(join(root, name), join(site, name));
  });
  const packages = join(root, "node_modules");
  // In a copy of the project the packages are a link already; Gatsby can use its cache only if it finds them by the same link as before.
  symlinkSync(existsSync(packages) ? realpathSync(packages) : packages, join(site, "node_modules"), "junction");
  if (content !== undefined) {
    CONTENT_FOLDERS.filter((folder) => existsSync(join(content, folder))).forEach((folder) => {
      removeFolder(join(site, folder));
    });
    copyFolder(content, site);
    removeUnusedTemplates(site);
  }
  READ_BY_GATSBY.map((folder) => join(site, folder))
    .filter((folder) => existsSync(folder))
    .forEach(setTimesByContent);
}

/** The digests of the files by which Gatsby's cache stands or falls, by path. */
function digestsOf(folder: string): ReadonlyMap<string, string> {
  const paths = [...CODE, ...OUTPUTS]
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true, encoding: "utf8" }).map((path) => join(name, path)))
    .filter((path) => statSync(join(folder, path)).isFile());
  return new Map(
    paths.map((path) => [
      path,
      createHash("sha1")
        .update(readFileSync(join(folder, path)))
        .digest("base64url"),
    ]),
  );
}

/** Records that a build has finished in a folder. */
export function recordBuild(site: string): void {
  const record: z.infer<typeof recordSchema> = { folder: site, digests: Object.fromEntries(digestsOf(site)) };
  writeFileSync(join(site, RECORD), JSON.stringify(record));
}

/** Copies the output of the last build to where the next one runs; throws where the next build cannot start from it. */
function copyOutput(last: string, site: string): void {
  const { folder, digests } = recordSchema.parse(JSON.parse(readFileSync(join(last, RECORD), "utf8")));
  if (folder !== site) {
    throw new Error(`it was made in ${folder}`);
  }
  OUTPUTS.forEach((name) => {
    copyFolder(join(last, name), join(site, name));
  });
  const copied = digestsOf(site);
  const changed = [...Object.keys(digests), ...copied.keys()].find((path) => digests[path] !== copied.get(path));
  if (changed !== undefined) {
    throw new Error(`${changed} is not as the last build left it`);
  }
}

/**
 * Starts from the output of the last build, so that Gatsby repeats only what has changed.
 *
 * @param last the last finished build; it may not exist
 * @param site where it ran, and the next one will
 * @returns whether there was one to start from
 */
export function startFromLastBuild(last: string, site: string): boolean {
  if (!existsSync(last)) {
    return false;
  }
  try {
    copyOutput(last, site);
    return true;
  } catch (error) {
    console.log(`Gatsby's cache is thrown away and everything is built: ${error instanceof Error ? error.message : String(error)}.`);
    OUTPUTS.forEach((name) => {
      removeFolder(join(site, name));
    });
    return false;
  }
}
