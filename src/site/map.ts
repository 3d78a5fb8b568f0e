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
