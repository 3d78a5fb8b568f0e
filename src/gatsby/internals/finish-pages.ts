import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PAGE_DATA_ATTRIBUTE } from "../../core/routes/page-data";
import { writeIfChanged } from "../../publish/write-if-changed";
import { styleSheets, withCurrentStyles } from "./current-styles";
import { hashedPageData } from "./hashed-page-data";
import { inlineScripts } from "../../publish/scripts/inline-scripts";
import { withoutScripts } from "./without-scripts";

/** The file in which Gatsby writes a page. */
function fileOf(path: string): string {
  return path.endsWith(".html") ? path : join(path, "index.html");
}

const DATA_ADDRESS = new RegExp(`(<body\\b[^>]*\\s${PAGE_DATA_ATTRIBUTE}=")[^"]*(")`);

/** Names the file of a page's data in its document. */
function withData(html: string, address: string): string {
  if (!DATA_ADDRESS.test(html)) {
    throw new Error("A page has no place for the address of its data.");
  }
  return html.replace(DATA_ADDRESS, `$1${address}$2`);
}

/** What became of the pages. */
export interface FinishedPages {
  /** How many were not yet finished. */
  readonly written: number;
  /** The addresses of the data of all of them. */
  readonly data: ReadonlySet<string>;
}

/**
 * Takes the scripts of all pages off their critical path (docs/decisions/0019-scripts-off-the-critical-path.md), gives each the styles of
 * this build, and names in each the data that it was made from.
 *
 * @param root the project's folder, with the built site in `public/`
 * @param paths of all pages
 * @param stylesOf the text of a style sheet as a page gets it
 * @param onDocument told the text of each finished page
 */
export async function finishPages(
  root: string,
  paths: readonly string[],
  stylesOf: (path: string, css: string) => string,
  onDocument: (html: string) => void,
): Promise<FinishedPages> {
  const publicFolder = join(root, "public");
  const scripts = inlineScripts(root);
  const sheetsOf = await styleSheets(publicFolder);
  const data = new Set<string>();
  let written = 0;
  for (const path of paths) {
    const file = join(publicFolder, fileOf(path));
    const { address, componentChunkName } = await hashedPageData(publicFolder, path);
    const sheets = sheetsOf(componentChunkName).map((sheet) => ({ ...sheet, text: stylesOf(path, sheet.text) }));
    const styled = withCurrentStyles(await readFile(file, "utf8"), sheets);
    const html = withData(withoutScripts(styled, scripts), address);
    data.add(address);
    onDocument(html);
    written += (await writeIfChanged(file, html)) ? 1 : 0;
  }
  return { written, data };
}
