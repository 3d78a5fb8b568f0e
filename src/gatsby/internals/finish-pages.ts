import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DATES_ATTRIBUTE, datedProperties } from "../../core/days/dated-properties";
import { PAGE_DATA_ATTRIBUTE, PAGE_DATA_FOLDER, type PageData } from "../../core/routes/page-data";
import { inlineScripts } from "../../publish/scripts/inline-scripts";
import { sha256 } from "../../publish/sha256";
import { writeIfChanged } from "../../publish/write-if-changed";
import { firstScreenOf, styleSheets, withCurrentStyles } from "./current-styles";
import { namesIn, stylesFor } from "./first-screen-styles";
import { withoutScripts } from "./without-scripts";

/**
 * Copies the data that hydrate a page into a file named by its content, so that a document of an earlier build gets its own data, and
 * browsers may keep them forever. Gatsby's own file, which holds more, stays.
 *
 * @returns the file's address on the site, and the name of the bundle of the page's template
 */
async function hashedPageData(publicFolder: string, path: string) {
  const gatsbysFile = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
  const { componentChunkName, result } = JSON.parse(await readFile(gatsbysFile, "utf8")) as PageData;
  const content = JSON.stringify({ componentChunkName, result } satisfies PageData);
  // As many digits as webpack takes for its files.
  const address = `${PAGE_DATA_FOLDER}${sha256(content, "hex").slice(0, 20)}.json`;
  await writeIfChanged(join(publicFolder, address), content);
  return { address, componentChunkName };
}

const DATA_ADDRESS = new RegExp(`(<body\\b[^>]*\\s${PAGE_DATA_ATTRIBUTE}=")[^"]*(")`);

function withDataAddress(html: string, address: string): string {
  if (!DATA_ADDRESS.test(html)) {
    throw new Error("A page has no place for the address of its data.");
  }
  return html.replace(DATA_ADDRESS, `$1${address}$2`);
}

/** A page with what is dated shown as on the day of this build, for browsers without scripts; a page is not rendered again for another day. */
export function withCurrentDates(html: string, now: number): string {
  return html.replace(/<body\b[^>]*>/, (body) => {
    const dates = new RegExp(` ${DATES_ATTRIBUTE}="([^"]*)"`).exec(body)?.[1];
    if (dates === undefined) {
      return body;
    }
    const style = datedProperties(dates, now)
      .map((declaration) => declaration.join(":"))
      .join(";");
    return body.replace(/ style="[^"]*"/, "").replace(/>$/, ` style="${style}">`);
  });
}

interface PageHandlers {
  /** A finished document as the page gets it. */
  readonly documentOf: (path: string, html: string) => string;
  /** Called with each finished page and the address of its data. */
  readonly onPage: (path: string, html: string, dataAddress: string) => void;
}

/**
 * Takes the scripts of all pages off their critical path (docs/decisions/0019-scripts-off-the-critical-path.md), gives each the styles of
 * this build, and names in each the data from which it was rendered.
 *
 * @param root the project's folder, with the built site in `public/`
 * @param paths of all pages
 * @returns how many pages changed
 */
export async function finishPages(root: string, paths: readonly string[], { documentOf, onPage }: PageHandlers): Promise<number> {
  const publicFolder = join(root, "public");
  const scripts = inlineScripts(root);
  const sheetsOf = await styleSheets(publicFolder);
  const fileOf = (path: string): string => join(publicFolder, path.endsWith(".html") ? path : join(path, "index.html"));
  const pages = [];
  // The pages of a template share their styles, so that the policy names few hashes.
  const names = new Map<string, Set<string>>();
  for (const path of paths) {
    const page = { path, file: fileOf(path), ...(await hashedPageData(publicFolder, path)) };
    pages.push(page);
    const seen = names.get(page.componentChunkName) ?? new Set();
    names.set(page.componentChunkName, seen);
    namesIn(firstScreenOf(await readFile(page.file, "utf8")) ?? "").forEach((name) => seen.add(name));
  }
  const firstScreens = new Map(
    Array.from(names, ([template, seen]) => [
      template,
      sheetsOf(template)
        .map(({ text }) => stylesFor(text, seen))
        .join(""),
    ]),
  );

  let written = 0;
  for (const { path, file, address, componentChunkName } of pages) {
    const styled = withCurrentStyles(
      await readFile(file, "utf8"),
      sheetsOf(componentChunkName),
      firstScreens.get(componentChunkName) ?? "",
    );
    const html = documentOf(path, withCurrentDates(withDataAddress(withoutScripts(styled, scripts), address), Date.now()));
    onPage(path, html, address);
    written += (await writeIfChanged(file, html)) ? 1 : 0;
  }
  return written;
}
