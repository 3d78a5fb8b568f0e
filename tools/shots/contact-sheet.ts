import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";

/** One screenshot of a sheet. */
export interface Frame {
  readonly file: string;
  readonly width: number;
  readonly label: string;
}

/** How wide a screenshot is on the sheet, and how high before it continues in the next column; in CSS pixels. */
const COLUMN = { width: 190, height: 1000 } as const;

/** How wide the sheet is as a PNG, in CSS pixels: about as wide as a long page makes it high. */
const SHEET_WIDTH = 4200;

const STYLES = `
body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; color: #eee; background: #333 }
div { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: flex-start; margin-block-end: 1.5rem }
figure { margin: 0 }
a { display: flex; gap: 2px; align-items: flex-start }
span { inline-size: ${String(COLUMN.width)}px }`;

/** One screenshot, reduced to twice the pixels that the sheet shows and folded into columns. */
async function figure(folder: string, { file, label }: Frame): Promise<string> {
  const small = join(dirname(file), "small", `${label}.jpg`);
  mkdirSync(dirname(small), { recursive: true });
  const { height } = await sharp(file)
    .resize({ width: COLUMN.width * 2 })
    .jpeg({ quality: 80 })
    .toFile(small);
  const columns: string[] = [];
  for (let top = 0; top < height / 2; top += COLUMN.height) {
    const size = Math.min(COLUMN.height, Math.round(height / 2) - top);
    columns.push(
      `<span style="block-size: ${String(size)}px; background: url('${relative(folder, small)}') 0 ${String(-top)}px / ${String(COLUMN.width)}px"></span>`,
    );
  }
  return `<figure><a href="${relative(folder, file)}">${columns.join("")}</a><figcaption>${label}</figcaption></figure>`;
}

/**
 * Lays screenshots side by side, with a row for each width: as a page that links to the whole ones, and as one PNG.
 *
 * @param folder where the sheet is written; the screenshots are below it
 * @param name of its files, and its headline
 * @returns the path of the page
 */
export async function writeContactSheet(browser: Browser, folder: string, name: string, frames: readonly Frame[]): Promise<string> {
  const rows: string[] = [];
  for (const width of new Set(frames.map((frame) => frame.width))) {
    const figures = await Promise.all(frames.filter((frame) => frame.width === width).map((frame) => figure(folder, frame)));
    rows.push(`<div>${figures.join("")}</div>`);
  }
  const file = join(folder, `${name}.html`);
  writeFileSync(
    file,
    `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>${name}</title><style>${STYLES}</style>\n<h1>${name}</h1>\n${rows.join("\n")}\n`,
  );
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 900 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
  return file;
}
