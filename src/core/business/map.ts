/** Where Google's maps come from: the only others whom a page may show, and only after consent. */
export const GOOGLE_MAPS_ORIGIN = "https://www.google.com";

/** What Google's maps can show of a place. None of the addresses needs a key. */
interface GoogleMaps {
  /** The place as a pin. */
  readonly pin: string;
  /** The way there from where the visitor is. */
  readonly route: string;
  /** The map of the place, for a frame. */
  readonly frame: string;
}

/**
 * The addresses of a place on Google's maps.
 *
 * @param place its coordinates, in decimal degrees
 * @example googleMaps({ latitude: 34.8712, longitude: 33.6062 }).route // "https://www.google.com/maps/dir/?api=1&destination=34.8712%2C33.6062"
 * @source Google, Maps URLs: `search` and `dir`
 */
export function googleMaps({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): GoogleMaps {
  const point = encodeURIComponent(`${String(latitude)},${String(longitude)}`);
  return {
    pin: `${GOOGLE_MAPS_ORIGIN}/maps/search/?api=1&query=${point}`,
    route: `${GOOGLE_MAPS_ORIGIN}/maps/dir/?api=1&destination=${point}`,
    frame: `${GOOGLE_MAPS_ORIGIN}/maps?q=${point}&z=15&output=embed`,
  };
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
