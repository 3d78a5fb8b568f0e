import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Store } from "gatsby";
import { storyOrder } from "../core/routes/story-order";
import { DATA_FILES, DATA_SCHEMAS, type SiteData, articleFile, articleSchema } from "../core/schemas";

/** The project's folder, from Gatsby's store. */
export function projectFolder(store: Store): string {
  // Gatsby types the method as a bare `Function`.
  const getState = store.getState as () => { readonly program: { readonly directory: string } };
  return getState().program.directory;
}

/**
 * Every file of `data/`, parsed.
 *
 * @param root the project's folder
 * @throws ZodError when a file is not valid; `onPreInit` reports it before, in better words
 */
export function readSiteData(root: string): SiteData {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, "data", `${file}.json`), "utf8"));
  const data = Object.fromEntries(DATA_FILES.map((file) => [file, DATA_SCHEMAS[file].parse(read(file))])) as unknown as SiteData;
  const articles = readdirSync(join(root, "data", articleFile("")))
    .map((name) => basename(name, ".json"))
    .map((id) => ({ ...articleSchema.parse(read(articleFile(id))), id }));
  // Some cards are those of pages.
  const cards = storyOrder(data.articles.cards, articles);
  const ordered = cards.flatMap((card) => articles.find(({ id }) => id === card) ?? []);
  return { ...data, articles: { cards: [...cards], articles: ordered } };
}
