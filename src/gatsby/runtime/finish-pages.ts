import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { inlineScripts } from "../../publish/scripts/inline-scripts";
import { writeIfChanged } from "../../publish/write-if-changed";
import { firstScreenOf, styleSheets, withCurrentStyles } from "./current-styles";
import { namesIn, stylesFor } from "./first-screen-styles";
import { withLateScripts } from "./late-scripts";

const PAGE_DATA = z.object({ componentChunkName: z.string() });

/** The name of the bundle of a page's template. */
async function bundleOf(publicFolder: string, path: string): Promise<string> {
  const file = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
  return PAGE_DATA.parse(JSON.parse(await readFile(file, "utf8"))).componentChunkName;
}

interface PageHandlers {
  /** A finished document as the page gets it. */
  readonly documentOf: (path: string, html: string) => string;
  /** Called with each finished page. */
  readonly onPage: (path: string, html: string) => void;
}

/**
 * Takes the scripts of all pages off their critical path (docs/decisions/08-late-scripts.md), and gives each the styles of this build.
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
    const page = { path, file: fileOf(path), componentChunkName: await bundleOf(publicFolder, path) };
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
  for (const { path, file, componentChunkName } of pages) {
    const sheets = sheetsOf(componentChunkName);
    const styled = withCurrentStyles(await readFile(file, "utf8"), sheets, firstScreens.get(componentChunkName) ?? "");
    const html = documentOf(path, withLateScripts(styled, scripts));
    onPage(path, html);
    written += (await writeIfChanged(file, html)) ? 1 : 0;
  }
  return written;
}
