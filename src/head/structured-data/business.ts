import type {
  AutoRental,
  Country,
  OpeningHoursSpecification,
  Organization,
  ParkingFacility,
  PostalAddress,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import { type AddressedPlace, isPlaceholder, postalCodeOf } from "../../business/business";
import { googleMaps } from "../../business/map";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { required } from "../../utils/required";
import { HOME } from "../../i18n/page-ids";
import { withoutMarkup } from "../../facts/links";
import { type PageContent, entity, factValue, heroPicture } from "./page-content";

/**
 * The address of a place.
 *
 * @param place whose street to name; without it, only the town
 */
export function postalAddress(page: PageContent, place?: AddressedPlace): PostalAddress {
  const postalCode = place === undefined ? undefined : postalCodeOf(place, page.business);
  return {
    "@type": "PostalAddress",
    ...(place === undefined
      ? {}
      : { streetAddress: required(page.list("common", `address.${place}`)[0], `The first line of the address of “${place}”`) }),
    ...(postalCode === undefined ? {} : { postalCode }),
    addressLocality: page.text("common", "address.locality"),
    addressCountry: "CY",
  };
}

export function country(page: PageContent): Country {
  return { "@type": "Country", name: page.text("common", "address.country") };
}

function geo({ latitude, longitude }: PageContent["business"]["places"]["office"]) {
  return { "@type": "GeoCoordinates" as const, latitude, longitude };
}

/** The picture of the page that presents a place; elsewhere the logo. */
function imageOf(page: PageContent): string {
  return heroPicture(page)?.url ?? `${page.siteUrl}/icon-512.png`;
}

const WEEK = (["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const).map(
  (day) => `https://schema.org/${day}` as const,
);

/** The hours of the office, as the footer shows them: the same every day. */
function officeHours({ data: { opens, closes } }: PageContent): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: WEEK,
    opens: String(factValue(opens, "officeOpens")),
    closes: String(factValue(closes, "officeCloses")),
  };
}

export function registration({ legal, placeholders }: Pick<PageContent["business"], "legal" | "placeholders">) {
  return {
    ...(isPlaceholder("legal.name", placeholders) ? {} : { legalName: legal.name }),
    ...(isPlaceholder("legal.vatNumber", placeholders) ? {} : { vatID: legal.vatNumber }),
  };
}

export function organization(page: PageContent): Organization {
  const { business } = page;
  return {
    "@type": "Organization",
    ...entity(page, "organization"),
    name: business.brand,
    description: page.text("common", "footer.about"),
    url: `${page.siteUrl}/`,
    logo: `${page.siteUrl}/icon-512.png`,
    email: business.email,
    // Only the legal notice shows it.
    ...(page.routeId === "legal-notice" ? registration(business) : {}),
    contactPoint: (["local", "uk"] as const).map((line) => ({
      "@type": "ContactPoint",
      name: page.text("common", `phone.${line}`),
      telephone: business.phones[line],
    })),
  };
}

/** The search in the answers. @source schema.org, Actions: “-input” constrains a property */
function searchAction(page: PageContent): WithActionConstraints<SearchAction> {
  const urlTemplate = `${page.siteUrl}${page.localPath("find-an-answer")}?q={words}`;
  return { "@type": "SearchAction", target: { "@type": "EntryPoint", urlTemplate }, "query-input": "required name=words" };
}

export function website(page: PageContent): WebSite {
  return {
    "@type": "WebSite",
    ...entity(page, "website"),
    url: `${page.siteUrl}/`,
    name: page.business.brand,
    inLanguage: [...LANGUAGES],
    publisher: entity(page, "organization"),
    ...(page.routeId === HOME ? { potentialAction: searchAction(page) } : {}),
  };
}

function rentalPlace(page: PageContent, place: AddressedPlace) {
  const { business } = page;
  return {
    "@type": "AutoRental" as const,
    ...entity(page, place === "office" ? "office" : "van-base"),
    image: imageOf(page),
    geo: geo(business.places[place]),
    parentOrganization: entity(page, "organization"),
    telephone: business.phones.local,
    email: business.email,
    address: postalAddress(page, place),
    areaServed: country(page),
  };
}

/** The office at the airport: the local business. Only one page links to its map, and one shows its prices. */
export function office(page: PageContent): AutoRental {
  const { business } = page;
  return {
    ...rentalPlace(page, "office"),
    name: business.brand,
    url: `${page.siteUrl}/`,
    openingHoursSpecification: officeHours(page),
    ...(page.routeId === "directions" ? { hasMap: googleMaps(business.places.office).pin } : {}),
    ...(page.routeId === HOME ? { priceRange: `${page.text("home", "fleet.rangeLabel")} ${page.text("home", "fleet.range")} (€€)` } : {}),
  };
}

/** The base for van hire, which is not at the office. */
export function vanBase(page: PageContent): AutoRental {
  return {
    ...rentalPlace(page, "vanBase"),
    hasMap: googleMaps(page.business.places.vanBase).pin,
    name: page.text("van-rental", "location.name"),
    // The same on the pages of all languages.
    url: `${page.siteUrl}${page.paths[DEFAULT_LANGUAGE]}`,
  };
}

/** The car park near the airport, which is not at the office. */
export function parkingFacility(page: PageContent): ParkingFacility {
  return {
    "@type": "ParkingFacility",
    ...entity(page, "parking"),
    image: imageOf(page),
    geo: geo(page.business.places.parking),
    hasMap: googleMaps(page.business.places.parking).pin,
    name: page.text("airport-parking", "where.carParkNote"),
    description: page.text("airport-parking", "hero.lead"),
    url: `${page.siteUrl}${page.paths[DEFAULT_LANGUAGE]}`,
    telephone: page.business.phones.local,
    address: postalAddress(page),
    amenityFeature: required(page.data.reasonsJson, "The reasons in the page's query")
      .parking.filter(({ icon }) => icon === "shuttle")
      .map(({ title }) => ({ "@type": "LocationFeatureSpecification", name: withoutMarkup(title), value: true })),
  };
}
