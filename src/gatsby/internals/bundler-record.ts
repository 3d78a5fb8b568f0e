import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Webpack's record of the scripts and styles of each entry. */
interface BundlerRecord {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

export async function readBundlerRecord(publicFolder: string): Promise<BundlerRecord> {
  return JSON.parse(await readFile(join(publicFolder, "webpack.stats.json"), "utf8")) as BundlerRecord;
}
