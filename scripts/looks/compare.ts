import pixelmatch from "pixelmatch";

/** A picture: four bytes a pixel, row after row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Rows around what differs, so that one sees where it is. */
const AROUND = 40;

/** Chromium rounds the mixture of two colours now up, now down: one step of 255 is no difference. In pixelmatch's measure, from 0 to 1. */
const OPTIONS = { threshold: 0.01, includeAA: true } as const;

const row = ({ data, width }: Pixels, index: number): Buffer => data.subarray(index * width * 4, (index + 1) * width * 4);

/**
 * What differs between two pictures of one width. They are compared from the top and from the bottom, so that a new section moves nothing.
 *
 * @returns the rows that differ, of both pictures and with the difference in red, and how much it is in words; `undefined` for equal pictures
 */
export function difference(before: Pixels, after: Pixels) {
  const [least = 0, most = 0] = [before.height, after.height].sort((one, other) => one - other);
  let [top, bottom] = [0, 0];
  while (top < least && row(before, top).equals(row(after, top))) {
    top++;
  }
  if (top === most) {
    return undefined;
  }
  while (top + bottom < least && row(before, before.height - 1 - bottom).equals(row(after, after.height - 1 - bottom))) {
    bottom++;
  }
  const [from, below] = [Math.max(0, top - AROUND), Math.max(0, bottom - AROUND)];
  const [width, height] = [after.width, most - below - from];
  const cut = ({ data, height: rows }: Pixels): Pixels => {
    // What the lower picture lacks is transparent, above the rows that both end with.
    const part = Buffer.alloc(width * height * 4);
    data.copy(part, 0, from * width * 4, (rows - bottom) * width * 4);
    data.copy(part, (height + below - bottom) * width * 4, (rows - bottom) * width * 4, (rows - below) * width * 4);
    return { data: part, width, height };
  };
  const pictures = { before: cut(before), after: cut(after), difference: cut(after) };
  const [one, other, marked] = [pictures.before.data, pictures.after.data, pictures.difference.data];
  const pixels = pixelmatch(one, other, marked, width, height, OPTIONS);
  const heights = [...new Set([before.height, after.height])].join(" → ");
  const share = ((100 * pixels) / width / most).toFixed(2);
  return pixels === 0 ? undefined : { pictures, change: `${share} % of the pixels, from row ${String(top)} on, of ${heights} rows` };
}
