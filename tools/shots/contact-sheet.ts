import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** One screenshot of a sheet. */
export interface Frame {
  readonly file: string;
  readonly width: number;
  readonly label: string;
}

const STYLES = `
body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; color: #eee; background: #333 }
div { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: flex-start; margin-block-end: 1.5rem }
figure { margin: 0 }
img { display: block; inline-size: 190px }`;

/**
 * Lays screenshots side by side, with a row for each width, on a page that links to the whole ones.
 *
 * @param folder where the sheet is written; the screenshots are below it
 * @param name of its file, and its headline
 * @returns the path of the page
 */
export function writeContactSheet(folder: string, name: string, frames: readonly Frame[]): string {
  const figure = ({ file, label }: Frame): string => {
    const path = relative(folder, file);
    return `<figure><a href="${path}"><img src="${path}" loading="lazy" alt=""></a><figcaption>${label}</figcaption></figure>`;
  };
  const rows = [...new Set(frames.map(({ width }) => width))].map(
    (width) =>
      `<div>${frames
        .filter((frame) => frame.width === width)
        .map(figure)
        .join("")}</div>`,
  );
  const sheet = join(folder, `${name}.html`);
  writeFileSync(
    sheet,
    `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>${name}</title><style>${STYLES}</style>\n<h1>${name}</h1>\n${rows.join("\n")}\n`,
  );
  return sheet;
}
