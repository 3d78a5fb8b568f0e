import { business } from "../../src/core/business/business";
import { chatUrl } from "../../src/core/business/chat";
import { readSiteData } from "../../src/content/site-data";
import { readSiteFiles } from "../../src/content/site-files";
import { readSiteTexts } from "../../src/content/site-texts";
import { ROOT } from "../project-root";
import { PAGES, ROUTES, attributesOf, difference, documentOf, plain, testEvery } from "./site";

/** Google's documented addresses: a search shows a pin, a direction shows the route. */
function googleMaps(place: keyof typeof business.places): { readonly pin: string; readonly route: string } {
  const { latitude, longitude } = business.places[place];
  const point = `${String(latitude)}%2C${String(longitude)}`;
  return {
    pin: `https://www.google.com/maps/search/?api=1&query=${point}`,
    route: `https://www.google.com/maps/dir/?api=1&destination=${point}`,
  };
}

/** The links to Google Maps, by page and section. */
const LINKS: readonly (readonly [routeId: string, section: string, href: string])[] = [
  ["directions", "title", googleMaps("office").route],
  ["directions", "map", googleMaps("office").pin],
  ["directions", "contact", googleMaps("office").pin],
  ["home", "map", googleMaps("office").pin],
  ["airport-parking", "where", googleMaps("parking").pin],
  ["airport-parking", "where", googleMaps("parking").route],
  ["airport-parking", "flying", googleMaps("parking").route],
  ["van-rental", "location", googleMaps("vanBase").pin],
];

testEvery("links to a map lead to the place that the words beside them mean: to a route, or to a pin", PAGES, (page) =>
  [...new Set(LINKS.flatMap(([routeId, section]) => (routeId === page.routeId ? [section] : [])))].flatMap((section) => {
    const links = attributesOf(documentOf(page), `section:has(#${section}) a[target="_blank"]`);
    return difference(
      section,
      links.filter((address) => !address.startsWith(business.reservationsUrl)),
      LINKS.flatMap(([routeId, place, href]) => (routeId === page.routeId && place === section ? [href] : [])),
    );
  }),
);

const texts = readSiteTexts(readSiteFiles(ROOT).texts, readSiteData(ROOT), ROUTES);

/** What visitors of a page are likely to ask about. On all other pages it is a car. */
const TOPICS: Readonly<Record<string, string>> = {
  "van-rental": "van",
  "airport-parking": "parking",
  "booking-terms": "terms",
  directions: "arrival",
  offline: "arrival",
};

testEvery("the chat's first message is in the page's language, and about what the page is about", PAGES, (page) => {
  const message = texts.text(page.language, "common", `chat.messages.${TOPICS[page.routeId] ?? "car"}`);
  const [link = ""] = attributesOf(documentOf(page), `aside a[href^="${chatUrl("whatsapp", business.phones.chat, "")}"]`);
  return difference("the message", plain(decodeURIComponent(link.split("?text=")[1] ?? "")), plain(message));
});
