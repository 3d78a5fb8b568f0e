import { graphql } from "gatsby";
import type { AutoRental, Organization, ParkingFacility, PostalAddress, Product, Service, WebSite } from "schema-dts";
import { type AddressedPlace, type Place, isPlaceholder, postalCodeOf } from "../../business/business";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { HOME } from "../../i18n/page-ids";
import { withoutMarkup } from "../../facts/links";
import { required } from "../../schemas/required";
import { type PageContent, entity, factValue, heroPictureUrl, partId, pricedAt } from "./page-content";

/**
 * The address of a place.
 *
 * @param place the place whose street is given; without one, only the town is
 */
export function postalAddress(page: PageContent, place?: AddressedPlace): PostalAddress {
  const postalCode = place === undefined ? undefined : postalCodeOf(place, page.business);
  return {
    "@type": "PostalAddress",
    ...(place === undefined
      ? {}
      : { streetAddress: required(page.texts.getFixedT(null, "common")(`address.${place}`, { returnObjects: true })[0], "The street") }),
    ...(postalCode === undefined ? {} : { postalCode }),
    addressLocality: page.text("common", "address.locality"),
    addressCountry: "CY",
  };
}

export function registration({ legal, placeholders }: Pick<PageContent["business"], "legal" | "placeholders">) {
  return {
    ...(isPlaceholder("legal.name", placeholders) ? {} : { legalName: legal.name }),
    ...(isPlaceholder("legal.vatNumber", placeholders) ? {} : { vatID: legal.vatNumber }),
  };
}

const logoOf = ({ siteUrl }: PageContent): string => `${siteUrl}/icon-512.png`;

export function organization(page: PageContent): Organization {
  const { business } = page;
  return {
    "@type": "Organization",
    ...entity(page, "organization"),
    name: business.brand,
    description: page.text("common", "footer.about"),
    url: `${page.siteUrl}/`,
    logo: logoOf(page),
    email: business.email,
    // Only the legal notice shows these, and structured data repeat what the page shows.
    ...(page.routeId === "legal-notice" ? registration(business) : {}),
    contactPoint: (["local", "uk"] as const).map((line) => ({
      "@type": "ContactPoint",
      name: page.text("common", `phone.${line}`),
      telephone: business.phones[line],
    })),
  };
}

export function website(page: PageContent): WebSite {
  return {
    "@type": "WebSite",
    ...entity(page, "website"),
    url: `${page.siteUrl}/`,
    name: page.business.brand,
    inLanguage: [...LANGUAGES],
    publisher: entity(page, "organization"),
  };
}

/** What all places of the business have. */
function placeOf(page: PageContent, place: Place) {
  const { latitude, longitude } = page.business.places[place];
  return {
    image: heroPictureUrl(page) ?? logoOf(page),
    geo: { "@type": "GeoCoordinates" as const, latitude, longitude },
    telephone: page.business.phones.local,
  };
}

/** The office at the airport. Its prices are given on the home page only, which shows them. */
export function office(page: PageContent): AutoRental {
  const { opens, closes } = page.data;
  return {
    "@type": "AutoRental",
    ...entity(page, "office"),
    ...placeOf(page, "office"),
    name: page.business.brand,
    url: `${page.siteUrl}/`,
    parentOrganization: entity(page, "organization"),
    address: postalAddress(page, "office"),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: (["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const).map(
        (day) => `https://schema.org/${day}` as const,
      ),
      opens: String(factValue(opens, "officeOpens")),
      closes: String(factValue(closes, "officeCloses")),
    },
    ...(page.routeId === HOME ? { priceRange: `${page.text("home", "fleet.rangeLabel")} ${page.text("home", "fleet.range")} (€€)` } : {}),
  };
}

/** The base for van hire, which is not at the office. */
export function vanBase(page: PageContent): AutoRental {
  return {
    "@type": "AutoRental",
    ...entity(page, "van-base"),
    ...placeOf(page, "vanBase"),
    name: page.text("van-rental", "location.name"),
    // The English page's address, in every language.
    url: `${page.siteUrl}${page.paths[DEFAULT_LANGUAGE]}`,
    parentOrganization: entity(page, "organization"),
    address: postalAddress(page, "vanBase"),
  };
}

/** The car park near the airport, which is not at the office. */
export function parkingFacility(page: PageContent): ParkingFacility {
  return {
    "@type": "ParkingFacility",
    ...entity(page, "parking"),
    ...placeOf(page, "parking"),
    name: page.text("airport-parking", "where.carParkNote"),
    description: page.text("airport-parking", "hero.lead"),
    url: `${page.siteUrl}${page.paths[DEFAULT_LANGUAGE]}`,
    address: postalAddress(page),
  };
}

/** Parking near the airport, with its price a day once it is known. */
export function parking(page: PageContent): Service {
  const terms = pricedAt(page.data.parkingPrice?.value);
  const offers = "price" in terms ? { offers: { "@type": "Offer" as const, ...terms } } : {};
  const [name, description] = [page.text("common", "nav.airport-parking"), page.text("airport-parking", "hero.lead")];
  return { ...service(page, "airport-parking", "organization", name, description), ...offers };
}

/** One of the three services of the business. */
export function service(
  page: PageContent,
  id: string,
  provider: Parameters<typeof entity>[1],
  name: string,
  description: string,
): Exclude<Service, string> {
  return {
    "@type": "Service",
    "@id": partId(page, id),
    name,
    description,
    category: page.text("common", "footer.services"),
    provider: entity(page, provider),
  };
}

interface Vehicle extends Readonly<Record<"id" | "name" | "text" | "availability", string>> {
  readonly dayPrice: string | null;
  readonly cutout: { readonly raster: string };
}

/** A vehicle as a product, without its offer. */
function vehicle(page: PageContent, { id, name, text, cutout }: Vehicle, category: string) {
  return {
    "@type": "Product" as const,
    "@id": partId(page, id),
    name: withoutMarkup(name),
    description: withoutMarkup(text),
    category: withoutMarkup(category),
    image: `${page.siteUrl}${cutout.raster}`,
  };
}

/** Who offers a vehicle, and whether it can be hired. */
function offer(page: PageContent, seller: Parameters<typeof entity>[1], { availability }: Vehicle) {
  return {
    seller: entity(page, seller),
    url: page.business.reservationsUrl,
    availability: availability === "InStock" ? ("https://schema.org/InStock" as const) : ("https://schema.org/OutOfStock" as const),
  };
}

/** The cars, each from its price a day with tax; from that of the cheapest car while its own is not known. */
export function cars(page: PageContent): readonly Product[] {
  return required(page.data.fleetJson, "The fleet in the page's query").vehicles.map((car) => {
    const lowPrice = Number(car.dayPrice ?? factValue(page.data.priceFrom, "carPriceFrom"));
    const highPrice = Math.max(lowPrice, Number(factValue(page.data.priceMax, "carPriceMax")));
    return {
      ...vehicle(page, car, car.type),
      offers: { "@type": "AggregateOffer", ...offer(page, "office", car), lowPrice, highPrice, priceCurrency: "EUR" },
    };
  });
}

/** The vans, each from its price a day; without one while it is told on request. */
export function vans(page: PageContent): readonly Product[] {
  return required(page.data.vansJson, "The vans in the page's query").vans.map((van) => ({
    ...vehicle(page, van, van.category),
    offers: { "@type": "Offer", ...offer(page, "van-base", van), ...pricedAt(van.dayPrice) },
  }));
}

export const query = graphql`
  fragment CarHireGraph on Query {
    priceFrom: fact(factId: { eq: "carPriceFrom" }) {
      value
    }
    priceMax: fact(factId: { eq: "carPriceMax" }) {
      value
    }
  }
  fragment ParkingPrice on Query {
    parkingPrice: fact(factId: { eq: "parkingPrice" }) {
      value
    }
  }
`;
