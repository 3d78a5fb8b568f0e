import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PAGE_DATA_FOLDER, type PageData } from "../../core/routes/page-data";
import { sha256 } from "../../publish/sha256";
import { writeIfChanged } from "../../publish/write-if-changed";

/** As many hexadecimal digits of a SHA-256 as webpack takes for its files. */
const DIGITS = 20;

interface HashedPageData {
  /** The file's address on the site. */
  readonly address: string;
  /** The name of the bundle of the page's template. */
  readonly componentChunkName: string;
}

/**
 * Copies the data that hydrate a page into a file named by its content, so that a document of an earlier build gets its own data, and
 * browsers may keep them forever. Gatsby's own file, which holds more, stays.
 */
export async function hashedPageData(publicFolder: string, path: string): Promise<HashedPageData> {
  const gatsbysFile = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
  const { componentChunkName, result } = JSON.parse(await readFile(gatsbysFile, "utf8")) as PageData;
  const content = JSON.stringify({ componentChunkName, result } satisfies PageData);
  const address = `${PAGE_DATA_FOLDER}${sha256(content, "hex").slice(0, DIGITS)}.json`;
  await writeIfChanged(join(publicFolder, address), content);
  return { address, componentChunkName };
}
