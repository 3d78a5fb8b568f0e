import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { NON_VISITOR_FOLDERS } from "../../src/i18n/routes/folders";
import type { Page } from "./outside-links";

/** Folders with pages that no visitor sees: Gatsby's, editors' and reviewers'. */
const SKIPPED: readonly string[] = ["_gatsby", ...NON_VISITOR_FOLDERS];

/** The pages for visitors in the folder of a built site. */
export function builtPages(folder: string): readonly Page[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html") && !SKIPPED.includes(name.split(sep)[0] ?? "") && statSync(join(folder, name)).isFile())
    .map((name) => ({
      path: `/${name.replaceAll(sep, "/").replace(/\/?index\.html$/, "")}`,
      html: readFileSync(join(folder, name), "utf8"),
    }));
}
