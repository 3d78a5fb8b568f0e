import { graphql } from "gatsby";
import type { Product, Service } from "schema-dts";
import { required } from "../../utils/required";
import { withoutMarkup } from "../../facts/links";
import { country } from "./business";
import { type Entity, type PageContent, entity, factValue, heroPicture, partId } from "./page-content";

/** What every product and kind of service has. Search engines do not read the drawings of vehicles, so its picture is that of the page. */
function about(page: PageContent, { id, name, text, category }: Readonly<Record<"id" | "name" | "text" | "category", string>>) {
  const picture = heroPicture(page);
  return {
    "@id": partId(page, id),
    name: withoutMarkup(name),
    description: withoutMarkup(text),
    category: withoutMarkup(category),
    ...(picture === null ? {} : { image: picture.url }),
  };
}

/** What a service offers: products, which are nodes of their own. */
function catalog(page: PageContent, name: string, products: readonly { readonly id: string }[]) {
  return { "@type": "OfferCatalog" as const, name, itemListElement: products.map(({ id }) => ({ "@id": partId(page, id) })) };
}

const itemAvailability = (availability: string) =>
  availability === "InStock" ? ("https://schema.org/InStock" as const) : ("https://schema.org/OutOfStock" as const);

const carsOf = ({ data }: PageContent) => required(data.fleetJson, "The fleet in the page's query").vehicles;

/** One of the three services of the business. */
const service = (page: PageContent, id: string, provider: Entity) => ({
  "@type": "Service" as const,
  "@id": partId(page, id),
  category: page.text("common", "footer.services"),
  provider: entity(page, provider),
});

export function carHire(page: PageContent): Service {
  return {
    ...service(page, "car-hire", "office"),
    name: page.text("home", "fleet.eyebrow"),
    description: withoutMarkup(page.text("home", "fleet.price")),
    areaServed: country(page),
    hasOfferCatalog: catalog(page, page.text("home", "fleet.title"), carsOf(page)),
  };
}

/** The cars, each from the lowest to the highest price of a day, tax included: which group a car is in is not known. */
export function cars(page: PageContent): readonly Product[] {
  return carsOf(page).map(({ type, availability, ...car }) => ({
    "@type": "Product",
    ...about(page, { ...car, category: type }),
    offers: {
      "@type": "AggregateOffer",
      seller: entity(page, "office"),
      url: page.business.reservationsUrl,
      availability: itemAvailability(availability),
      lowPrice: Number(factValue(page.data.priceFrom, "carPriceFrom")),
      highPrice: Number(factValue(page.data.priceMax, "carPriceMax")),
      priceCurrency: "EUR",
    },
  }));
}

const vansOf = ({ data }: PageContent) => required(data.vansJson, "The vans in the page's query").vans;

export function vanHire(page: PageContent): Service {
  return {
    ...service(page, "van-hire", "van-base"),
    name: page.text("common", "nav.van-rental"),
    description: page.text("van-rental", "hero.lead"),
    areaServed: required(page.data.vanAreasJson, "The areas in the page's query").areas.map(({ name }) => ({
      "@type": "Place",
      name: withoutMarkup(name),
    })),
    hasOfferCatalog: catalog(page, page.text("van-rental", "products.title"), vansOf(page)),
  };
}

/** The kinds of van hire. They are services, because search engines refuse a product without a price: a quote is given by phone. */
export function vanServices(page: PageContent): readonly Service[] {
  return vansOf(page).map(({ availability, ...van }) => ({
    "@type": "Service",
    ...about(page, van),
    provider: entity(page, "van-base"),
    offers: { "@type": "Offer", seller: entity(page, "van-base"), url: page.url, availability: itemAvailability(availability) },
  }));
}

export function parkingService(page: PageContent): Service {
  return {
    ...service(page, "airport-parking", "organization"),
    name: page.text("common", "nav.airport-parking"),
    description: page.text("airport-parking", "hero.lead"),
    areaServed: { "@type": "Airport", name: required(page.list("common", "address.office")[0], "The name of the airport") },
    availableChannel: { "@type": "ServiceChannel", serviceLocation: entity(page, "parking") },
    // Without a price, which is told by phone.
    offers: { "@type": "Offer", seller: entity(page, "organization"), url: page.url },
  };
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
`;
