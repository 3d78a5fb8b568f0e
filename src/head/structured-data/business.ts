import type {
  AutoRental,
  Country,
  GeoCoordinates,
  OpeningHoursSpecification,
  Organization,
  ParkingFacility,
  PostalAddress,
  WebSite,
} from "schema-dts";
import { business, isPlaceholder } from "../../core/business/business";
import { googleMaps } from "../../core/business/map";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../core/languages";
import { required } from "../../core/required";
import { type RouteId, pathOf } from "../../core/routes/routes";
import { entity } from "./ids";
import { type PageContent, factValue } from "./page-content";

/**
 * The address of a place.
 *
 * @param place one whose address pages show, as lines of which the first is the street; without it, the town alone
 */
export function postalAddress(page: PageContent, place?: "office" | "vanBase"): PostalAddress {
  return {
    "@type": "PostalAddress",
    ...(place === undefined
      ? {}
      : { streetAddress: required(page.list("common", `address.${place}`)[0], `The first line of the address of “${place}”`) }),
    addressLocality: page.text("common", "address.locality"),
    addressCountry: "CY",
  };
}

export function country(page: PageContent): Country {
  return { "@type": "Country", name: page.text("common", "address.country") };
}

function position({ latitude, longitude }: (typeof business.places)["office"]): { readonly geo: GeoCoordinates; readonly hasMap: string } {
  return { geo: { "@type": "GeoCoordinates", latitude, longitude }, hasMap: googleMaps({ latitude, longitude }).pin };
}

/** The hours of the office, as the footer shows them: the same every day. */
function officeHours({ data: { opens, closes } }: PageContent): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: [
      "https://schema.org/Monday",
      "https://schema.org/Tuesday",
      "https://schema.org/Wednesday",
      "https://schema.org/Thursday",
      "https://schema.org/Friday",
      "https://schema.org/Saturday",
      "https://schema.org/Sunday",
    ],
    opens: String(factValue(opens, "officeOpens")),
    closes: String(factValue(closes, "officeCloses")),
  };
}

/** The address of a place's page. One place has one address, whatever the language of the page that names it. */
function placeUrl({ siteUrl }: PageContent, route: RouteId): string {
  return `${siteUrl}${pathOf(route, DEFAULT_LANGUAGE)}`;
}

/** The names of the business in the trade register and at the tax office, without those that the owner has yet to supply. */
export function registration({ legal, placeholders }: Pick<typeof business, "legal" | "placeholders">): {
  readonly legalName?: string;
  readonly vatID?: string;
} {
  return {
    ...(isPlaceholder("legal.name", placeholders) ? {} : { legalName: legal.name }),
    ...(isPlaceholder("legal.vatNumber", placeholders) ? {} : { vatID: legal.vatNumber }),
  };
}

/**
 * The business as a company: its two telephone lines are those of the header, its e-mail address that of the footer.
 *
 * @param details `registered`: whether the page shows what registers know of the business
 */
export function organization(page: PageContent, { registered }: { readonly registered: boolean }): Organization {
  return {
    "@type": "Organization",
    ...entity(page, "organization"),
    name: business.brand,
    url: `${page.siteUrl}/`,
    logo: `${page.siteUrl}/icon-512.png`,
    email: business.email,
    ...(registered ? registration(business) : {}),
    contactPoint: (["local", "uk"] as const).map((line) => ({
      "@type": "ContactPoint",
      name: page.text("common", `phone.${line}`),
      telephone: business.phones[line],
    })),
  };
}

/** The site, which is one in all its languages. */
export function website(page: PageContent): WebSite {
  return {
    "@type": "WebSite",
    ...entity(page, "website"),
    url: `${page.siteUrl}/`,
    name: business.brand,
    inLanguage: [...LANGUAGES],
    publisher: entity(page, "organization"),
  };
}

/** What a page shows of the office beyond its address and hours. */
interface OfficeDetails {
  readonly coordinates?: boolean;
  readonly prices?: boolean;
}

/** The office at the airport: the local business. */
export function office(page: PageContent, { coordinates = false, prices = false }: OfficeDetails = {}): AutoRental {
  return {
    "@type": "AutoRental",
    ...entity(page, "office"),
    name: business.brand,
    url: `${page.siteUrl}/`,
    image: `${page.siteUrl}/icon-512.png`,
    parentOrganization: entity(page, "organization"),
    telephone: business.phones.local,
    email: business.email,
    address: postalAddress(page, "office"),
    areaServed: country(page),
    openingHoursSpecification: officeHours(page),
    ...(coordinates ? position(business.places.office) : {}),
    ...(prices ? { priceRange: page.text("home", "fleet.range") } : {}),
  };
}

/** The base from which vans are hired, which is another place than the office. */
export function vanBase(page: PageContent): AutoRental {
  return {
    "@type": "AutoRental",
    ...entity(page, "van-base"),
    name: page.text("van-rental", "location.name"),
    url: placeUrl(page, "van-rental"),
    image: `${page.siteUrl}/icon-512.png`,
    parentOrganization: entity(page, "organization"),
    telephone: business.phones.local,
    email: business.email,
    address: postalAddress(page, "vanBase"),
    ...position(business.places.vanBase),
    areaServed: country(page),
  };
}

/** The car park near the airport, which is another place than the office. */
export function parkingFacility(page: PageContent): ParkingFacility {
  return {
    "@type": "ParkingFacility",
    ...entity(page, "parking"),
    name: page.text("airport-parking", "where.carParkNote"),
    description: page.text("airport-parking", "where.lead"),
    url: placeUrl(page, "airport-parking"),
    telephone: business.phones.local,
    address: postalAddress(page),
    ...position(business.places.parking),
    amenityFeature: {
      "@type": "LocationFeatureSpecification",
      name: page.text("airport-parking", "benefits.items.shuttle.title"),
      value: true,
    },
  };
}
