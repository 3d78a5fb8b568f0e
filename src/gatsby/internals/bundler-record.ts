import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What the bundler says of the files of its entries: of each, which scripts and styles it consists of. */
export interface BundlerRecord {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/**
 * Reads what the bundler wrote of the last build.
 *
 * @param publicFolder the built site
 */
export async function readBundlerRecord(publicFolder: string): Promise<BundlerRecord> {
  return JSON.parse(await readFile(join(publicFolder, "webpack.stats.json"), "utf8")) as BundlerRecord;
}
