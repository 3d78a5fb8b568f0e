import { DATA, PAGES, attributesOf, difference, documentOf, testEvery } from "./site";

const { business } = DATA;

/** Google's documented addresses: a search shows a pin, a direction shows the route. */
function googleMaps(place: keyof typeof business.places): { readonly pin: string; readonly route: string; readonly walk: string } {
  const { latitude, longitude } = business.places[place];
  const point = `${String(latitude)}%2C${String(longitude)}`;
  return {
    pin: `https://www.google.com/maps/search/?api=1&query=${point}`,
    route: `https://www.google.com/maps/dir/?api=1&destination=${point}`,
    walk: `https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=${point}`,
  };
}

/** The links to Google Maps, by page and section. */
const LINKS: readonly (readonly [routeId: string, section: string, href: string])[] = [
  ["directions", "title", googleMaps("office").walk],
  ["just-landed", "walk", googleMaps("office").walk],
  ["directions", "map", googleMaps("office").pin],
  ["directions", "contact", googleMaps("office").pin],
  ["home", "map", googleMaps("office").pin],
  ["airport-parking", "where", googleMaps("parking").route],
  ["airport-parking", "where", googleMaps("parking").pin],
  ["van-rental", "location", googleMaps("vanBase").pin],
];

testEvery("links to a map open the place that the words beside them name: as a route, a route on foot, or a pin", PAGES, (page) =>
  [...new Set(LINKS.flatMap(([routeId, section]) => (routeId === page.routeId ? [section] : [])))].flatMap((section) => {
    const links = attributesOf(documentOf(page), `section:has(#${section}) a[target="_blank"]`);
    return difference(
      section,
      links.filter((address) => !address.startsWith(business.reservationsUrl)),
      LINKS.flatMap(([routeId, place, href]) => (routeId === page.routeId && place === section ? [href] : [])),
    );
  }),
);
