import { cpSync, existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { REVIEW_FOLDERS } from "../../core/routes/review-folders";
import { hasReviewPages } from "../../core/routes/site-url";
import type { FactUses } from "../../content/fact-uses";
import { readSiteFiles } from "../../content/site-files";
import type { Route } from "../../core/routes/route-table";
import { byTranslationLanguage } from "../translations/ledger";
import { LedgerFileError, type Ledgers, readLedgers } from "../translations/ledger-files";
import { fontFace } from "../../head/font-face";
import { writeIfChanged } from "../../publish/write-if-changed";
import { FieldsPage } from "../fields/FieldsPage";
import { pageFinder } from "./affected-pages";
import { compareWithBase, isText } from "./comparison";
import { pictureChanges } from "./picture-changes";
import { previewReport } from "./report";
import { sitePages } from "./site-pages";
import { PreviewPage } from "./view/PreviewPage";
import { FIELDS_PATH, PREVIEW_PATH, STYLES_PATH, TRANSLATIONS_PATH } from "./view/Document";
import { TranslationsPage } from "./view/TranslationsPage";

/** What the pages for reviewers are made of, besides the files themselves. */
export interface PreviewInput {
  readonly routes: readonly Route[];
  readonly factUses: FactUses;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The site's style sheets that the pages for reviewers share, in their order. */
const SITE_SHEETS = ["layers", "tokens", "fonts", "reset", "base", "utilities"] as const;

/** The typeface, whole: these pages show all languages. */
const TYPEFACE = "manrope.woff2";

/** Writes the tokens and base styles of the site, and the rules of the pages for reviewers after them, as one sheet. */
async function writeStyles(root: string, publicFolder: string): Promise<void> {
  const sheets = [...SITE_SHEETS.map((sheet) => `src/styles/${sheet}.css`), "src/review/preview/preview.css"];
  const css = [fontFace(`${PREVIEW_PATH}${TYPEFACE}`), ...sheets.map((sheet) => readFileSync(join(root, sheet), "utf8"))].join("\n");
  await writeIfChanged(join(publicFolder, STYLES_PATH), css);
  cpSync(join(root, "src", "fonts", TYPEFACE), join(publicFolder, PREVIEW_PATH, TYPEFACE));
}

/** The ledgers. One that cannot be read is a warning: the build does not fail for it. */
function ledgersOf(root: string): { readonly ledgers: Ledgers; readonly warnings: readonly string[] } {
  try {
    return { ledgers: readLedgers(root), warnings: [] };
  } catch (error) {
    if (error instanceof LedgerFileError) {
      return { ledgers: byTranslationLanguage(() => ({})), warnings: [error.message] };
    }
    throw error;
  }
}

/** The HTML and the page data that the build wrote for a path. */
function readBuiltPage(publicFolder: string, path: string): string {
  const files = [
    path.endsWith(".html") ? path : join(path, "index.html"),
    join("page-data", path === "/" ? "index" : path, "page-data.json"),
  ];
  return files
    .map((file) => join(publicFolder, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/**
 * Writes the pages for reviewers, `/preview/`, `/preview/fields/` and `/translations/`; in production removes those of an earlier build.
 *
 * @param root the project's folder
 * @returns warnings for developers
 */
export async function writePreview(root: string, { routes, factUses, environment }: PreviewInput): Promise<readonly string[]> {
  const publicFolder = join(root, "public");
  if (!hasReviewPages(environment)) {
    await Promise.all(REVIEW_FOLDERS.map((folder) => rm(join(publicFolder, folder), { recursive: true, force: true })));
    return [];
  }
  const texts = new Map([...readSiteFiles(root).texts].filter(([path]) => isText(path)));
  const comparison = compareWithBase(root, texts, environment);
  const { ledgers, warnings } = ledgersOf(root);
  const finder = pageFinder(routes, factUses, (path) => readBuiltPage(publicFolder, path));
  const pictures = await pictureChanges(
    "reason" in comparison ? [] : comparison.pictures,
    { path: join(publicFolder, PREVIEW_PATH, "pictures"), address: `${PREVIEW_PATH}pictures/` },
    finder,
  );
  const report = previewReport({ comparison, texts, pictures, routes, finder, ledgers });
  const site = sitePages(routes, texts);
  const write = (path: string, page: ReactElement) =>
    writeIfChanged(join(publicFolder, path, "index.html"), `<!doctype html>\n${renderToStaticMarkup(page)}\n`);
  await writeStyles(root, publicFolder);
  await write(PREVIEW_PATH, <PreviewPage report={report} site={site} />);
  await write(TRANSLATIONS_PATH, <TranslationsPage report={report} site={site} />);
  await write(FIELDS_PATH, <FieldsPage routes={routes} site={site} />);
  return warnings;
}
