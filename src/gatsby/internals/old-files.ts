import { readFile, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { PAGE_DATA_FOLDER } from "../../core/routes/page-data";
import { readBundlerRecord } from "./bundler-record";

/** Scripts, styles and what belongs to them, as the bundler names them: with a hash of their content. */
const BUNDLE = /[-.](?<hash>[0-9a-f]{20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/** A page that was opened before a new build may still ask for its own scripts and data for so many days. */
const DAYS_KEPT = 14;

const DAY = 86_400_000;

/** Whether a file was last changed more than so many days ago. */
export async function isOlderThan(days: number, file: string, now: Date): Promise<boolean> {
  return now.getTime() - (await stat(file)).mtimeMs > days * DAY;
}

/**
 * The bundler's own word on which files belong to the last build; its runtime knows by hash those that only a dialog needs.
 *
 * @param publicFolder the built site
 * @returns a test for the hash in a file's name
 */
export async function currentHashes(publicFolder: string): Promise<(hash: string) => boolean> {
  const { namedChunkGroups } = await readBundlerRecord(publicFolder);
  const names = Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name));
  const runtimes = await Promise.all(
    names.filter((name) => name.startsWith("webpack-runtime-")).map((name) => readFile(join(publicFolder, name), "utf8")),
  );
  const known = [...names, ...runtimes].join("\n");
  return (hash) => known.includes(hash);
}

/**
 * Removes bundles and data of pages of earlier builds, which a kept `public/` would gather for ever.
 *
 * @param publicFolder the built site
 * @param pageData the addresses of the data of the pages that there are
 * @returns how many files went
 */
export async function removeOldFiles(publicFolder: string, pageData: ReadonlySet<string>, now: Date): Promise<number> {
  const isCurrentBundle = await currentHashes(publicFolder);
  const bundles = (await readdir(publicFolder)).filter((name) => {
    const hash = BUNDLE.exec(name)?.groups?.["hash"];
    return hash !== undefined && !isCurrentBundle(hash);
  });
  const data = (await readdir(join(publicFolder, PAGE_DATA_FOLDER)))
    .map((name) => `${PAGE_DATA_FOLDER}${name}`)
    .filter((address) => !pageData.has(address));
  let removed = 0;
  for (const file of [...bundles, ...data].map((name) => join(publicFolder, name))) {
    if (await isOlderThan(DAYS_KEPT, file, now)) {
      await rm(file);
      removed += 1;
    }
  }
  return removed;
}
