import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Route } from "../route-table";
import { loaderScript } from "./loader-script";
import { withoutScripts } from "./without-scripts";

/** The file in which Gatsby writes a page. */
function fileOf(path: string): string {
  return path.endsWith(".html") ? path : join(path, "index.html");
}

/**
 * Takes the scripts of all pages off their critical path (docs/decisions/0019-scripts-off-the-critical-path.md).
 *
 * @param root the project's folder, with the built site in `public/`
 * @returns how many pages were not yet finished
 */
export async function deferScripts(root: string, routes: readonly Route[]): Promise<number> {
  const loader = loaderScript(root);
  let written = 0;
  for (const path of routes.flatMap(({ paths }) => Object.values(paths))) {
    const file = join(root, "public", fileOf(path));
    const html = await readFile(file, "utf8");
    const finished = withoutScripts(html, loader);
    if (finished !== html) {
      await writeFile(file, finished);
      written += 1;
    }
  }
  return written;
}
