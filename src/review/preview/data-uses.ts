import type { RouteId } from "../../core/routes/routes";
import type { DataFile } from "../../core/schemas";

/** Data files whose entries are looked up one by one: a change of one entry reaches only the pages that use it. */
type TracedFile = "articles" | "facts" | "faq" | "pages" | "pictures";

/** The pages that query a data file as a whole. A contract test holds this against the queries of the sections. */
export const PAGES_OF_DATA = {
  business: "all",
  languages: "all",
  glossary: [],
  fleet: ["home"],
  legal: ["legal-notice"],
  map: ["home", "directions"],
  reasons: ["home"],
  reviews: ["home"],
  approaches: ["directions"],
  terms: ["booking-terms"],
  testimonials: ["airport-parking"],
  "van-areas": ["van-rental"],
  vans: ["van-rental"],
} as const satisfies Readonly<Record<Exclude<DataFile, TracedFile>, "all" | readonly RouteId[]>>;

/** Pictures that a section names itself, with the pages of the section. A contract test holds this against the queries of the sections. */
export const PAGES_OF_SECTION_PICTURES: Readonly<Record<string, readonly RouteId[]>> = {
  "driving-cyprus-tips-tourists": ["home"],
  "why-renting-car-best-explore-cyprus": ["home"],
};

/** Picture files that code imports, with the pages that show them. A contract test holds this against the imports. */
export const PAGES_OF_IMPORTED_FILES: Readonly<Record<string, "all" | readonly RouteId[]>> = {
  "src/images/brand/brand-mark.svg": "all",
  "src/images/icons/sprite.svg": "all",
  "src/images/map/cyprus-map.svg": ["home", "van-rental", "directions"],
  "src/images/map/cyprus-map-tall.svg": ["home", "directions"],
  "src/images/vehicles/dacia-duster.svg": ["explore-cyprus"],
  "src/images/vehicles/nissan-march.svg": ["directions"],
  "src/images/vehicles/shuttle-minibus.svg": ["airport-parking"],
};

/** Pages that show the cards of all articles. */
export const PAGES_WITH_ALL_CARDS = ["explore-cyprus", "not-found"] as const satisfies readonly RouteId[];
