import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PAGE_DATA_FOLDER, type PageData } from "../../core/routes/page-data";
import { sha256 } from "../../publish/sha256";

/** So much of a SHA-256 as the bundler takes for its files, in hexadecimal digits. */
const DIGITS = 20;

/** Where Gatsby writes the data of a page. */
function gatsbysFile(path: string): string {
  return join("page-data", path === "/" ? "index" : path, "page-data.json");
}

/** The data of a page, where they are now. */
export interface HashedPageData {
  /** The file's address on the site. */
  readonly address: string;
  /** The name of the bundle of the page's template. */
  readonly componentChunkName: string;
}

/**
 * Writes what brings a page to life into a file that is named by its content, so that a document of an earlier build asks for its own data
 * and never for those of another, and so that a browser may keep them for ever. Gatsby's own file, which holds more, stays where it is.
 *
 * @param publicFolder the built site
 * @param path of a page
 */
export async function hashedPageData(publicFolder: string, path: string): Promise<HashedPageData> {
  const { componentChunkName, result } = JSON.parse(await readFile(join(publicFolder, gatsbysFile(path)), "utf8")) as PageData;
  const content = JSON.stringify({ componentChunkName, result } satisfies PageData);
  const address = `${PAGE_DATA_FOLDER}${sha256(content, "hex").slice(0, DIGITS)}.json`;
  const file = join(publicFolder, address);
  if (!existsSync(file)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return { address, componentChunkName };
}
