import { cpSync, existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { FactUses } from "../../content/fact-uses";
import type { SiteFiles } from "../../content/site-files";
import { REVIEW_FOLDERS } from "../../core/routes/review-folders";
import type { Route } from "../../core/routes/route-table";
import { hasReviewPages } from "../../core/routes/site-url";
import { fontFace } from "../../head/font-face";
import { sha256 } from "../../publish/sha256";
import { writeIfChanged } from "../../publish/write-if-changed";
import { PREVIEW_PATH, STYLES_PATH } from "./Document";
import { PreviewPage } from "./PreviewPage";
import { kindOf } from "./changes";
import { compareWithBase, isText } from "./comparison";
import { pageFinder, titledRoutes } from "./pages";
import { previewReport } from "./report";

/** What the pages for reviewers are made of. */
interface PreviewInput {
  readonly routes: readonly Route[];
  readonly factUses: FactUses;
  readonly files: SiteFiles;
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

/** The HTML and the page data that the build wrote for a path. */
function readBuiltPage(publicFolder: string, path: string): string {
  const html = path.endsWith(".html") ? path : join(path, "index.html");
  return [html, join("page-data", path === "/" ? "index" : path, "page-data.json")]
    .map((file) => join(publicFolder, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/**
 * Writes the page for reviewers, `/preview/`; in production removes that of an earlier build.
 *
 * @param root the project's folder
 */
export async function writePreview(root: string, { routes, factUses, files, environment }: PreviewInput): Promise<void> {
  const publicFolder = join(root, "public");
  if (!hasReviewPages(environment)) {
    await Promise.all(REVIEW_FOLDERS.map((folder) => rm(join(publicFolder, folder), { recursive: true, force: true })));
    return;
  }
  const texts = new Map([...files.texts].filter(([path]) => isText(path)));
  const comparison = compareWithBase(root, texts, environment);
  const titled = titledRoutes(routes, texts);
  const finder = pageFinder(titled, factUses, (path) => readBuiltPage(publicFolder, path));
  const folder = `${PREVIEW_PATH}pictures/`;
  // Copies of earlier builds.
  await rm(join(publicFolder, folder), { recursive: true, force: true });
  await mkdir(join(publicFolder, folder), { recursive: true });
  const copied = async (label: string, path: string, content: Buffer | undefined) => {
    if (content === undefined) {
      return { label, src: undefined };
    }
    const src = `${folder}${sha256(content, "hex").slice(0, 16)}${extname(path)}`;
    await writeFile(join(publicFolder, src), content);
    return { label, src };
  };
  const pictures = await Promise.all(
    (comparison?.pictures ?? []).map(async ({ path, before, after }) => ({
      title: path,
      kind: kindOf(before, after),
      tables: [],
      pictures: [await copied("Before", path, before), await copied("Now", path, after)],
      pages: after === undefined ? [] : finder.ofPicture(path),
    })),
  );
  const report = previewReport({ root, comparison, texts, pictures, routes: titled, finder });
  await writeStyles(root, publicFolder);
  const html = renderToStaticMarkup(<PreviewPage report={report} />);
  await writeIfChanged(join(publicFolder, PREVIEW_PATH, "index.html"), `<!doctype html>\n${html}\n`);
}
