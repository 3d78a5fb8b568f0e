import { existsSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { REVIEW_FOLDERS } from "../../core/routes/review-folders";
import { hasReviewPages } from "../../core/routes/site-url";
import type { SiteData } from "../../core/schemas";
import type { FactUses } from "../../content/fact-uses";
import type { Route } from "../../core/routes/route-table";
import { LedgerFileError, type Ledgers, readLedgers } from "../translations/ledger-files";
import type { GoLiveItem } from "../go-live/go-live-items";
import { type Base, findBase } from "../git/base";
import { GitError } from "../git/git";
import { writeIfChanged } from "../../publish/write-if-changed";
import { previewReport } from "./report";
import { sitePages } from "./site-pages";
import { type Comparison, compareWithBase, currentSnapshot } from "./snapshot";
import { reviewStyles } from "./styles";
import { writeThumbnails } from "./thumbnails";
import { PreviewPage } from "./view/PreviewPage";
import { PREVIEW_PATH, STYLES_PATH, TRANSLATIONS_PATH } from "./view/Document";
import { TranslationsPage } from "./view/TranslationsPage";

/** What the pages for reviewers are made of, beside the files themselves. */
export interface PreviewInput {
  readonly data: SiteData;
  readonly routes: readonly Route[];
  readonly factUses: FactUses;
  /** What has to be settled before the site goes live. */
  readonly goLive: readonly GoLiveItem[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The base and the comparison with it; a clone that lacks what the base held is a missing base. */
function compared(root: string, environment: PreviewInput["environment"]): { readonly base: Base; readonly comparison?: Comparison } {
  const base = findBase(root, environment);
  if (base.status === "missing") {
    return { base };
  }
  try {
    return { base, comparison: compareWithBase(root, base) };
  } catch (error) {
    if (!(error instanceof GitError)) {
      throw error;
    }
    const remedy = "Fetch the whole production branch with “git fetch --refetch origin main”, and build again.";
    return { base: { status: "missing", reason: error.message, remedy } };
  }
}

/** The ledgers, and why they cannot be read where they cannot: a build does not fail for it. */
function ledgersOf(root: string): { readonly ledgers: Ledgers; readonly warnings: readonly string[] } {
  try {
    return { ledgers: readLedgers(root), warnings: [] };
  } catch (error) {
    if (error instanceof LedgerFileError) {
      return { ledgers: { el: {}, tr: {}, ru: {}, de: {} }, warnings: [error.message] };
    }
    throw error;
  }
}

function html(element: ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(element)}\n`;
}

async function writeStyles(root: string, publicFolder: string): Promise<void> {
  const { css, fonts } = reviewStyles(root);
  await writeIfChanged(join(publicFolder, STYLES_PATH), css);
  for (const { source, address } of fonts) {
    const file = join(publicFolder, address);
    if (!existsSync(file)) {
      await mkdir(dirname(file), { recursive: true });
      await copyFile(source, file);
    }
  }
}

/**
 * Writes the pages for reviewers, `/preview/` and `/translations/`; in production takes away what an earlier build left of them.
 *
 * @param root the project's folder
 * @returns what a developer has to know
 */
export async function writePreview(
  root: string,
  { data, routes, factUses, goLive, environment }: PreviewInput,
): Promise<readonly string[]> {
  const publicFolder = join(root, "public");
  if (!hasReviewPages(environment)) {
    await Promise.all(REVIEW_FOLDERS.map((folder) => rm(join(publicFolder, folder), { recursive: true, force: true })));
    return [];
  }
  const { base, comparison } = compared(root, environment);
  const { ledgers, warnings } = ledgersOf(root);
  const current = comparison?.after ?? currentSnapshot(root);
  const report = previewReport({
    base,
    current,
    comparison,
    data,
    routes,
    factUses,
    ledgers,
    goLive,
  });
  const site = sitePages(routes, current.texts);
  const thumbnails = await writeThumbnails(
    root,
    { path: join(publicFolder, PREVIEW_PATH, "pictures"), address: `${PREVIEW_PATH}pictures` },
    report.changes?.pictures ?? [],
    comparison?.oldPictures ?? new Map(),
  );
  await writeStyles(root, publicFolder);
  await writeIfChanged(
    join(publicFolder, PREVIEW_PATH, "index.html"),
    html(<PreviewPage report={report} thumbnails={thumbnails} site={site} />),
  );
  await writeIfChanged(
    join(publicFolder, TRANSLATIONS_PATH, "index.html"),
    html(<TranslationsPage translations={report.translations} site={site} />),
  );
  return warnings;
}
