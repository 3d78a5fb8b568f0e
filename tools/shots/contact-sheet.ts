import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";

/** One picture of a sheet. */
export interface Frame {
  readonly file: string;
  readonly width: number;
  readonly label: string;
}

/** How wide a picture is on the sheet, and how high before it goes on in a column beside; in CSS pixels. */
const COLUMN = { width: 190, height: 1000 } as const;

/** How wide the sheet is as a PNG, in CSS pixels: about as wide as a long page makes it high. */
const SHEET_WIDTH = 4200;

/** A picture as small as the sheet shows it, at twice its pixels. */
interface Thumbnail {
  readonly file: string;
  /** In CSS pixels. */
  readonly height: number;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

async function thumbnail({ file }: Frame): Promise<Thumbnail> {
  const small = join(dirname(file), "small", `${basename(file, ".png")}.jpg`);
  mkdirSync(dirname(small), { recursive: true });
  const { height } = await sharp(file)
    .resize({ width: COLUMN.width * 2 })
    .jpeg({ quality: 80 })
    .toFile(small);
  return { file: small, height: Math.round(height / 2) };
}

/** One picture of a sheet, folded into columns. */
function figure(folder: string, { file, label }: Frame, small: Thumbnail): string {
  const columns = Array.from({ length: Math.ceil(small.height / COLUMN.height) }, (_, index) => {
    const top = index * COLUMN.height;
    const height = Math.min(COLUMN.height, small.height - top);
    return `<span style="block-size: ${String(height)}px; background: url('${escaped(relative(folder, small.file))}') 0 ${String(-top)}px / ${String(COLUMN.width)}px"></span>`;
  });
  const link = `<a href="${escaped(relative(folder, file))}" aria-label="${escaped(label)}">${columns.join("")}</a>`;
  return `<figure>${link}<figcaption>${escaped(label)}</figcaption></figure>`;
}

function sheet(title: string, folder: string, rows: readonly (readonly (readonly [Frame, Thumbnail])[])[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; color: #eee; background: #333 }
h1 { margin: 0 0 1rem; font-size: 1.25rem }
div { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: flex-start; margin-block-end: 1.5rem }
figure { margin: 0 }
a { display: flex; gap: 2px; align-items: flex-start }
span { inline-size: ${String(COLUMN.width)}px }
figcaption { padding-block-start: 0.25rem }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${rows.map((row) => `<div>${row.map(([frame, small]) => figure(folder, frame, small)).join("")}</div>`).join("\n")}
</body>
</html>
`;
}

/**
 * Lays pictures side by side, long ones folded into columns, with a row for each width: as a page whose pictures lead to the whole ones, and as one PNG.
 *
 * @param folder where the sheet is written; the pictures stand below it
 * @param name of its files, and its headline
 * @returns the path of the page
 */
export async function writeContactSheet(browser: Browser, folder: string, name: string, frames: readonly Frame[]): Promise<string> {
  const widths = [...new Set(frames.map(({ width }) => width))];
  const rows = await Promise.all(
    widths.map((width) =>
      Promise.all(frames.filter((frame) => frame.width === width).map(async (frame) => [frame, await thumbnail(frame)] as const)),
    ),
  );
  const file = join(folder, `${name}.html`);
  writeFileSync(file, sheet(name, folder, rows));
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 900 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
  return file;
}
