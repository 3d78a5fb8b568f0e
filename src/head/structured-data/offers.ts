import { graphql } from "gatsby";
import type { Product, Service } from "schema-dts";
import { business } from "../../core/business/business";
import { required } from "../../core/required";
import { withoutMarkup } from "../../core/text/links";
import { country } from "./business";
import { entity, partId } from "./ids";
import { type PageContent, factValue, heroPicture } from "./page-content";

const priceCurrency = "EUR";

/** The properties of every product. Search engines do not read the drawings of vehicles, so its picture is that of the page. */
function productProperties(page: PageContent) {
  const picture = heroPicture(page);
  return {
    "@type": "Product" as const,
    ...(picture === null ? {} : { image: picture.url }),
    brand: { "@type": "Brand" as const, name: business.brand },
  };
}

const lowestPrice = ({ data }: PageContent): number => Number(factValue(data.priceFrom, "carPriceFrom"));

export function carHire(page: PageContent): Service {
  return {
    "@type": "Service",
    "@id": partId(page, "car-hire"),
    name: page.text("home", "hero.eyebrow"),
    description: page.text("home", "hero.lead"),
    category: page.text("common", "footer.services"),
    provider: entity(page, "office"),
    areaServed: country(page),
    offers: {
      "@type": "AggregateOffer",
      lowPrice: lowestPrice(page),
      highPrice: Number(factValue(page.data.priceMax, "carPriceMax")),
      priceCurrency,
    },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: page.text("home", "fleet.eyebrow"),
      itemListElement: required(page.data.fleetJson, "The fleet in the page's query").vehicles.map(({ name, text, type }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Car", name, description: withoutMarkup(text), category: withoutMarkup(type) },
      })),
    },
  };
}

/** The budget fleet as a product, at its lowest price for a day, tax included. */
export function budgetFleet(page: PageContent): Product {
  const price = lowestPrice(page);
  return {
    ...productProperties(page),
    "@id": partId(page, "budget-fleet"),
    name: page.text("home", "fleet.eyebrow"),
    description: page.text("home", "fleet.lead"),
    offers: {
      "@type": "Offer",
      url: business.reservationsUrl,
      price,
      priceCurrency,
      // DAY is UN/CEFACT's code.
      priceSpecification: { "@type": "UnitPriceSpecification", price, priceCurrency, unitCode: "DAY", valueAddedTaxIncluded: true },
      seller: entity(page, "office"),
    },
  };
}

const vansOf = ({ data }: PageContent) => required(data.vansJson, "The vans in the page's query").vans;

export function vanHire(page: PageContent): Service {
  return {
    "@type": "Service",
    "@id": partId(page, "van-hire"),
    name: page.text("common", "nav.van-rental"),
    description: page.text("van-rental", "hero.lead"),
    category: page.text("common", "footer.services"),
    provider: entity(page, "van-base"),
    areaServed: required(page.data.vanAreasJson, "The areas in the page's query").areas.map(({ name }) => ({
      "@type": "Place",
      name: withoutMarkup(name),
    })),
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: page.text("van-rental", "products.eyebrow"),
      itemListElement: vansOf(page).map(({ id }) => ({ "@id": partId(page, id) })),
    },
  };
}

/** The products of van hire. They have no price: a quote is given by phone. */
export function vanProducts(page: PageContent): readonly Product[] {
  return vansOf(page).map(({ id, name, text, category, availability }) => ({
    ...productProperties(page),
    "@id": partId(page, id),
    name: withoutMarkup(name),
    description: withoutMarkup(text),
    category: withoutMarkup(category),
    offers: {
      "@type": "Offer",
      url: page.url,
      availability: availability === "InStock" ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      seller: entity(page, "van-base"),
    },
  }));
}

export function parkingService(page: PageContent): Service {
  return {
    "@type": "Service",
    "@id": partId(page, "airport-parking"),
    name: page.text("common", "nav.airport-parking"),
    description: page.text("airport-parking", "hero.lead"),
    category: page.text("common", "footer.services"),
    provider: entity(page, "organization"),
    areaServed: { "@type": "Airport", name: required(page.list("common", "address.office")[0], "The name of the airport") },
    availableChannel: { "@type": "ServiceChannel", serviceLocation: entity(page, "parking") },
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
