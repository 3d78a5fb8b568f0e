import type { z } from "zod";
import { articleSchema, articlesSchema } from "./articles";
import { businessSchema, noticeSchema } from "./business";
import { legalSchema, termsSchema } from "./clauses";
import { factsSchema, openFactsSchema } from "./facts";
import { approachesSchema, drivingSchema, emergencySchema, faqSchema, stepsSchema } from "./guides";
import { answersSchema, comparisonsSchema, reasonsSchema, statisticsSchema } from "./home";
import { licencesSchema } from "./licences";
import { glossarySchema } from "./localized";
import { mapSchema } from "./map";
import { pagesSchema } from "./pages";
import { picturesSchema } from "./pictures";
import { rejectedReadingsSchema } from "./rejected-readings";
import { reviewsSchema, testimonialsSchema } from "./reviews";
import { topicsSchema } from "./topics";
import { fleetSchema, vanAreasSchema, vansSchema } from "./vehicles";

export { articleSchema };

/** The schema of every file in `data/`, by the file's name without its ending. */
export const DATA_SCHEMAS = {
  answers: answersSchema,
  approaches: approachesSchema,
  articles: articlesSchema,
  business: businessSchema,
  comparisons: comparisonsSchema,
  driving: drivingSchema,
  emergency: emergencySchema,
  facts: factsSchema,
  faq: faqSchema,
  fleet: fleetSchema,
  glossary: glossarySchema,
  legal: legalSchema,
  licences: licencesSchema,
  map: mapSchema,
  notice: noticeSchema,
  "open-facts": openFactsSchema,
  pages: pagesSchema,
  pictures: picturesSchema,
  reasons: reasonsSchema,
  "rejected-readings": rejectedReadingsSchema,
  reviews: reviewsSchema,
  statistics: statisticsSchema,
  steps: stepsSchema,
  terms: termsSchema,
  testimonials: testimonialsSchema,
  topics: topicsSchema,
  "van-areas": vanAreasSchema,
  vans: vansSchema,
} as const;

type DataFile = keyof typeof DATA_SCHEMAS;

/** What a valid file holds. */
export type DataOf<File extends DataFile> = z.infer<(typeof DATA_SCHEMAS)[File]>;

/** An article with its id, which is the name of its file. */
export type ArticleData = z.infer<typeof articleSchema> & { readonly id: string };

/** Every file of `data/`, read and valid. */
export type SiteData = { readonly [File in DataFile]: DataOf<File> } & { readonly articles: { readonly articles: readonly ArticleData[] } };

/** The id of an article's hero picture. Its own has an id that no other picture can have. */
export function heroPicture({ id, picture }: Pick<ArticleData, "id" | "picture">): string {
  return picture ?? `article ${id}`;
}

export const DATA_FILES = Object.keys(DATA_SCHEMAS) as readonly DataFile[];

/** The name of an article's file in `data/`, without its ending. */
export const articleFile = (id: string): string => `articles/${id}`;

/** The id of the article that a file of `data/` holds; `undefined` for other files. */
export const articleIdOf = (file: string): string | undefined => /^articles\/(.+)$/.exec(file)?.[1];

/** The schema of a file of `data/`, by its name without its ending. */
export function schemaOf(name: string): z.ZodType | undefined {
  const file = DATA_FILES.find((known) => known === name);
  return file !== undefined ? DATA_SCHEMAS[file] : articleIdOf(name) === undefined ? undefined : articleSchema;
}
