import { readFile, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { PAGE_DATA_FOLDER } from "../../core/routes/page-data";
import { readBundlerRecord } from "./current-styles";

/** Bundles as webpack names them, with a hash of their content, and their companions. */
const BUNDLE = /[-.](?<hash>[0-9a-f]{20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/** How long a page that was opened before a new build may still ask for its own scripts and data, in milliseconds. */
const KEPT = 14 * 86_400_000;

/**
 * Removes bundles and page data of earlier builds, which a kept `public/` would otherwise collect.
 *
 * @param pageData the addresses of the data of all pages
 */
export async function removeOldFiles(publicFolder: string, pageData: ReadonlySet<string>, now: Date): Promise<void> {
  const { namedChunkGroups } = await readBundlerRecord(publicFolder);
  const names = Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name));
  // The runtime knows chunks that only a dialog loads.
  const runtimes = names.filter((name) => name.startsWith("webpack-runtime-"));
  const current = [...names, ...(await Promise.all(runtimes.map((name) => readFile(join(publicFolder, name), "utf8"))))].join("\n");
  const bundles = (await readdir(publicFolder)).filter((name) => {
    const hash = BUNDLE.exec(name)?.groups?.["hash"];
    return hash !== undefined && !current.includes(hash);
  });
  const data = (await readdir(join(publicFolder, PAGE_DATA_FOLDER)))
    .map((name) => `${PAGE_DATA_FOLDER}${name}`)
    .filter((address) => !pageData.has(address));
  for (const file of [...bundles, ...data].map((name) => join(publicFolder, name))) {
    if (now.getTime() - (await stat(file)).mtimeMs > KEPT) {
      await rm(file);
    }
  }
}
