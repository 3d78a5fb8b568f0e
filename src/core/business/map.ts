/** The only third party whose content a page may show, and only after consent. */
export const GOOGLE_MAPS_ORIGIN = "https://www.google.com";

/**
 * The addresses of a place on Google's maps: as a pin, the directions to it, those on foot, and a map for a frame. None of them needs a key.
 *
 * @param place its coordinates, in decimal degrees
 * @source Google, Maps URLs: `search` and `dir`
 */
export function googleMaps({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  const point = encodeURIComponent(`${String(latitude)},${String(longitude)}`);
  return {
    pin: `${GOOGLE_MAPS_ORIGIN}/maps/search/?api=1&query=${point}`,
    route: `${GOOGLE_MAPS_ORIGIN}/maps/dir/?api=1&destination=${point}`,
    walk: `${GOOGLE_MAPS_ORIGIN}/maps/dir/?api=1&travelmode=walking&destination=${point}`,
    frame: `${GOOGLE_MAPS_ORIGIN}/maps?q=${point}&z=15&output=embed`,
  };
}

/** The wide drawing of the island (`cyprus-map.svg`), north up, in its own units. */
export const WIDE_DRAWING = { width: 1600, height: 1000 } as const;

/**
 * The tall drawing (`cyprus-map-tall.svg`): the same island, turned anticlockwise by `turn` degrees about the corner of the wide drawing so
 * that it fits a phone. `left` and `top` are the corner of the part that is shown.
 */
export const TALL_DRAWING = { turn: 30, left: 345, top: -720, width: 1050, height: 1400 } as const;

/** A place on a drawing, in percent of its width and height. */
interface DrawnPlace {
  readonly x: number;
  readonly y: number;
}

const roundPercent = (value: number): number => Math.round(value * 100) / 100;

/**
 * Converts a place on the wide drawing to the tall one.
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
