import { byLanguage } from "../src/i18n/languages";
import type { PageContext } from "../src/i18n/routes/page-context";

/** The context of the English home page, with the texts of the frame only. */
export const HOME_PAGE: PageContext = {
  routeId: "home",
  language: "en",
  isTranslated: false,
  namespaces: ["common"],
  mainNamespace: "common",
  action: "book",
  chatTopic: "car",
  picture: "",
  socialScene: "",
  paths: byLanguage((language) => `/${language}`),
  parent: null,
  links: {},
};

/** What the query of every page gives, with texts by namespace. */
export const pageData = (texts: Readonly<Record<string, object>>): Queries.PageFragment => ({
  locales: { edges: Object.entries(texts).map(([ns, content]) => ({ node: { ns, data: JSON.stringify(content), language: "en" } })) },
  site: { siteMetadata: { siteUrl: "https://www.example.com", isForSearchEngines: true, hasSampleContent: false } },
  business: {
    brand: "Acme",
    email: "desk@cars.example",
    reservationsUrl: "https://book.example",
    phones: { local: "+35724000000", uk: "+442079460958", chat: "+447700900123", directions: "+35724000001" },
    places: {
      office: { latitude: 34.9, longitude: 33.6 },
      parking: { latitude: 34.8, longitude: 33.5 },
      vanBase: { latitude: 34.7, longitude: 33.4 },
    },
    postalCodes: { office: "7130", vanBase: "6030" },
    googleReviewsUrl: "https://reviews.example",
    legal: {
      name: "Acme Ltd",
      address: "1 Long Street",
      register: "Nicosia",
      registrationNumber: "HE 1",
      vatNumber: "CY 1",
      authority: "The ministry",
      licence: "L 1",
      host: "A host",
    },
    placeholders: [],
  },
  menus: { navigation: [], service: [], help: [], footer: [], bottom: [] },
  socialScene: { alt: "A car", file: { childImageSharp: { resize: { src: "/static/car.jpg", width: 1200, height: 630 } } } },
  hero: null,
  opens: null,
  closes: null,
  handoverOpens: null,
  handoverCloses: null,
  notice: null,
});
