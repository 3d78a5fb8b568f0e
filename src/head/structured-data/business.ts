import type {
  AutoRental,
  GeoCoordinates,
  OpeningHoursSpecification,
  Organization,
  ParkingFacility,
  PostalAddress,
  WebSite,
} from "schema-dts";
import { business, isPlaceholder } from "../../core/business/business";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../core/languages";
import { googleMaps } from "../../core/business/map";
import { type RouteId, pathOf } from "../../core/routes/routes";
import { entity, entityId } from "./ids";
import { type PageContent, factValue } from "./page-content";

/** The two addresses that pages show; each is a list of lines whose first one names the place. */
type AddressKey = "office" | "vanBase";

function address(page: PageContent, key: AddressKey): PostalAddress {
  const [street = ""] = page.list("common", `address.${key}`);
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: page.text("common", "address.locality"),
    addressCountry: "CY",
  };
}

function geo({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): GeoCoordinates {
  return { "@type": "GeoCoordinates", latitude, longitude };
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
    opens: String(factValue(opens)),
    closes: String(factValue(closes)),
  };
}

/** The address of a place's page. One place has one address, whatever the language of the page that speaks of it. */
function placeUrl({ siteUrl }: PageContent, route: RouteId): string {
  return `${siteUrl}${pathOf(route, DEFAULT_LANGUAGE)}`;
}

/** The part of the business file that tells under which names registers know the business. */
export interface RegisteredBusiness {
  readonly legal: { readonly name: string; readonly vatNumber: string };
  readonly placeholders: readonly string[];
}

/** What the trade register and the tax office call the business. What the owner has yet to supply is left out: a blank is no name. */
export function registration({ legal, placeholders }: RegisteredBusiness): { readonly legalName?: string; readonly vatID?: string } {
  return {
    ...(isPlaceholder("legal.name", placeholders) ? {} : { legalName: legal.name }),
    ...(isPlaceholder("legal.vatNumber", placeholders) ? {} : { vatID: legal.vatNumber }),
  };
}

/** What a page shows of the company beyond what the frame shows. */
interface CompanyDetails {
  readonly registered?: boolean;
}

/** The business as a company: its two telephone lines are those of the header, its e-mail address that of the footer. */
export function organization(page: PageContent, { registered = false }: CompanyDetails = {}): Organization {
  return {
    "@type": "Organization",
    "@id": entityId(page, "organization"),
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
    "@id": entityId(page, "website"),
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

/** The office at the airport: the local business. A page that shows more of it says more. */
export function office(page: PageContent, { coordinates = false, prices = false }: OfficeDetails = {}): AutoRental {
  return {
    "@type": "AutoRental",
    "@id": entityId(page, "office"),
    name: business.brand,
    url: `${page.siteUrl}/`,
    image: `${page.siteUrl}/icon-512.png`,
    parentOrganization: entity(page, "organization"),
    telephone: business.phones.local,
    email: business.email,
    address: address(page, "office"),
    areaServed: { "@type": "Country", name: page.text("common", "address.country") },
    openingHoursSpecification: officeHours(page),
    ...(coordinates ? { geo: geo(business.places.office), hasMap: googleMaps(business.places.office).pin } : {}),
    ...(prices ? { priceRange: page.text("home", "fleet.range") } : {}),
  };
}

/** The base from which vans are hired; a place of its own (facts.md, places). */
export function vanBase(page: PageContent): AutoRental {
  return {
    "@type": "AutoRental",
    "@id": entityId(page, "van-base"),
    name: page.text("van-rental", "location.name"),
    url: placeUrl(page, "van-rental"),
    image: `${page.siteUrl}/icon-512.png`,
    parentOrganization: entity(page, "organization"),
    telephone: business.phones.local,
    email: business.email,
    address: address(page, "vanBase"),
    geo: geo(business.places.vanBase),
    hasMap: googleMaps(business.places.vanBase).pin,
    areaServed: { "@type": "Country", name: page.text("common", "address.country") },
  };
}

/** The car park near the airport; a place of its own (facts.md, places). */
export function parkingFacility(page: PageContent): ParkingFacility {
  return {
    "@type": "ParkingFacility",
    "@id": entityId(page, "parking"),
    name: page.text("airport-parking", "where.carParkNote"),
    description: page.text("airport-parking", "where.lead"),
    url: placeUrl(page, "airport-parking"),
    telephone: business.phones.local,
    address: { "@type": "PostalAddress", addressLocality: page.text("common", "address.locality"), addressCountry: "CY" },
    geo: geo(business.places.parking),
    hasMap: googleMaps(business.places.parking).pin,
    amenityFeature: {
      "@type": "LocationFeatureSpecification",
      name: page.text("airport-parking", "benefits.items.shuttle.title"),
      value: true,
    },
  };
}
