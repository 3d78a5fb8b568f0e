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
