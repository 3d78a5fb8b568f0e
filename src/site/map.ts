/** Where Google's maps come from: the only others whom a page may show, and only after consent. */
export const GOOGLE_MAPS_ORIGIN = "https://www.google.com";

/**
 * The address of Google's map of a place, for a frame. It needs no key.
 *
 * @example googleMapFrameUrl({ latitude: 34.8712, longitude: 33.6062 }) // "https://www.google.com/maps?q=34.8712%2C33.6062&z=15&output=embed"
 */
export function googleMapFrameUrl({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  return `${GOOGLE_MAPS_ORIGIN}/maps?q=${encodeURIComponent(`${String(latitude)},${String(longitude)}`)}&z=15&output=embed`;
}

/** A size in units of a drawing. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The wide drawing of the island (`cyprus-map.svg`): north is above. */
export const WIDE_DRAWING = { width: 1600, height: 1000 } as const satisfies Size;

/**
 * The tall drawing (`cyprus-map-tall.svg`): the same island, turned anticlockwise by so many degrees about the corner of the wide drawing,
 * so that its length runs up a telephone's screen. `left` and `top` say which part of the turned plane is shown.
 */
export const TALL_DRAWING = { turn: 30, left: 345, top: -720, width: 1050, height: 1400 } as const satisfies Size &
  Readonly<Record<string, number>>;

/** A place on a drawing, in percent of its width and height. */
interface DrawnPlace {
  readonly x: number;
  readonly y: number;
}

const roundPercent = (value: number): number => Math.round(value * 100) / 100;

/**
 * Where a place of the wide drawing stands on the tall one.
 *
 * @example onTallDrawing({ x: 93.93, y: 9.67 }) // the tip of Karpaz: { x: 95.7, y: 3.74 }
 */
export function onTallDrawing({ x, y }: DrawnPlace): DrawnPlace {
  const across = (x / 100) * WIDE_DRAWING.width;
  const down = (y / 100) * WIDE_DRAWING.height;
  const angle = (TALL_DRAWING.turn * Math.PI) / 180;
  const turnedX = across * Math.cos(angle) + down * Math.sin(angle);
  const turnedY = down * Math.cos(angle) - across * Math.sin(angle);
  return {
    x: roundPercent(((turnedX - TALL_DRAWING.left) / TALL_DRAWING.width) * 100),
    y: roundPercent(((turnedY - TALL_DRAWING.top) / TALL_DRAWING.height) * 100),
  };
}
