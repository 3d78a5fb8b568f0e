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

/** How wide a picture is on the sheet, in CSS pixels, and the most that it may be high: longer ones are cut. */
const THUMBNAIL = { width: 190, height: 5200 } as const;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

async function thumbnail({ file }: Frame): Promise<string> {
  const small = join(dirname(file), "small", `${basename(file, ".png")}.webp`);
  mkdirSync(dirname(small), { recursive: true });
  const { width, height } = await sharp(file).metadata();
  const shown = Math.min(height, Math.round((THUMBNAIL.height * width) / THUMBNAIL.width));
  await sharp(file)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: THUMBNAIL.width * 2 })
    .webp({ quality: 80 })
    .toFile(small);
  return small;
}

function sheet(title: string, folder: string, rows: readonly (readonly (readonly [Frame, string])[])[]): string {
  const frames = (row: readonly (readonly [Frame, string])[]): string =>
    row
      .map(
        ([{ file, label }, small]) =>
          `<figure><a href="${escaped(relative(folder, file))}"><img src="${escaped(relative(folder, small))}" alt="${escaped(label)}"></a><figcaption>${escaped(label)}</figcaption></figure>`,
      )
      .join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; color: #eee; background: #333; inline-size: max-content }
h1 { margin: 0 0 1rem; font-size: 1.25rem }
div { display: flex; gap: 0.75rem; align-items: flex-start; margin-block-end: 1.5rem }
figure { margin: 0 }
img { display: block; inline-size: ${String(THUMBNAIL.width)}px }
figcaption { padding-block-start: 0.25rem }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${rows.map((row) => `<div>${frames(row)}</div>`).join("\n")}
</body>
</html>
`;
}

/**
 * Lays pictures side by side, a row for each width, as a page whose pictures lead to the whole ones, and as one PNG.
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
  const page = await browser.newPage({ viewport: { width: 2060, height: 900 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
  return file;
}
