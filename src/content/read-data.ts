import type { z } from "zod";
import { type ArticleData, DATA_FILES, DATA_SCHEMAS, type SiteData, articleIdOf, articleSchema } from "../schemas";
import { cardsInOrder } from "../schemas/articles";
import { type JsonDocument, isDocument, readJsonDocument } from "./json-document";
import { dataFileOf } from "./locale-documents";
import type { Problem } from "./problem";
import { applySchema } from "./schema-problems";
import type { SiteFiles } from "./site-files";

/** What the JSON files of the site hold. */
export interface ReadData {
  /** The files that are JSON, right or wrong, by path. */
  readonly documents: ReadonlyMap<string, JsonDocument>;
  /** The files of `data/` that fit their schemas. */
  readonly data: Partial<SiteData>;
  /** Why files could not be read, or do not fit. */
  readonly problems: readonly Problem[];
}

/** Reads the files of `data/`. A file that is wrong does not keep the others from being read. */
export function readData(texts: SiteFiles["texts"]): ReadData {
  const parsed = [...texts].filter(([path]) => path.endsWith(".json")).map(([path, text]) => readJsonDocument(path, text));
  const documents = new Map(parsed.filter(isDocument).map((document) => [document.file, document]));
  const problems = parsed.flatMap((read) => (isDocument(read) ? [] : read));
  const read = <Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> | undefined => {
    const document = documents.get(path);
    const applied = document && applySchema(schema, document);
    problems.push(...(applied?.problems ?? []));
    return applied?.value;
  };
  const articles = [...documents.keys()].flatMap((path): readonly ArticleData[] => {
    const id = articleIdOf(dataFileOf(path) ?? "");
    const article = id === undefined ? undefined : read(path, articleSchema);
    return id === undefined || article === undefined ? [] : [{ ...article, id }];
  });
  // Each value belongs to the schema of the file under whose name it is put in.
  const data = Object.fromEntries(DATA_FILES.map((file) => [file, read(`data/${file}.json`, DATA_SCHEMAS[file])])) as Partial<SiteData>;
  if (data.articles === undefined) {
    return { documents, data, problems };
  }
  const ordered = cardsInOrder(data.articles.cards, articles).flatMap((card) => articles.find(({ id }) => id === card) ?? []);
  return { documents, data: { ...data, articles: { ...data.articles, articles: ordered } }, problems };
}
