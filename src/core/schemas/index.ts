import type { z } from "zod";
import { approachesSchema } from "./approaches";
import { articlesSchema } from "./articles";
import { businessSchema } from "./business";
import { distancesSchema } from "./distances";
import { factsSchema } from "./facts";
import { faqSchema } from "./faq";
import { fleetSchema } from "./fleet";
import { glossarySchema } from "./glossary";
import { languagesSchema } from "./languages";
import { legalSchema } from "./legal";
import { mapSchema } from "./map";
import { pagesSchema } from "./pages";
import { picturesSchema } from "./pictures";
import { reasonsSchema } from "./reasons";
import { reviewsSchema } from "./reviews";
import { termsSchema } from "./terms";
import { testimonialsSchema } from "./testimonials";
import { vanAreasSchema } from "./van-areas";
import { vansSchema } from "./vans";

/** The schema of every file in `data/`, by the file's name without its ending. */
export const DATA_SCHEMAS = {
  approaches: approachesSchema,
  articles: articlesSchema,
  business: businessSchema,
  distances: distancesSchema,
  facts: factsSchema,
  faq: faqSchema,
  fleet: fleetSchema,
  glossary: glossarySchema,
  languages: languagesSchema,
  legal: legalSchema,
  map: mapSchema,
  pages: pagesSchema,
  pictures: picturesSchema,
  reasons: reasonsSchema,
  reviews: reviewsSchema,
  terms: termsSchema,
  testimonials: testimonialsSchema,
  "van-areas": vanAreasSchema,
  vans: vansSchema,
} as const;

export type DataFile = keyof typeof DATA_SCHEMAS;

/** What a valid file holds. */
export type DataOf<File extends DataFile> = z.infer<(typeof DATA_SCHEMAS)[File]>;

/** Every file of `data/`, read and valid. */
export type SiteData = { readonly [File in DataFile]: DataOf<File> };

export const DATA_FILES = Object.keys(DATA_SCHEMAS) as readonly DataFile[];
