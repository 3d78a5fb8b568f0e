import { required } from "../schemas/required";
import { type Route, routeTable } from "../i18n/routes/route-table";
import { DATA_FILES, DATA_SCHEMAS, type SiteData, articleIdOf, articleSchema } from "../schemas";
import { dataFileOf } from "./locale-documents";
import { type SiteFiles, readSiteFiles } from "./site-files";

/** Every file of `data/`, parsed. */
function parsedData(texts: SiteFiles["texts"]): SiteData {
  const read = (path: string): unknown => JSON.parse(required(texts.get(path), path));
  const data = Object.fromEntries(
    DATA_FILES.map((file) => [file, DATA_SCHEMAS[file].parse(read(`data/${file}.json`))]),
  ) as unknown as SiteData;
  const articles = [...texts.keys()].flatMap((path) => {
    const id = articleIdOf(dataFileOf(path) ?? "");
    return id === undefined ? [] : [{ ...articleSchema.parse(read(path)), id }];
  });
  // First the cards that the file lists, which may be pages too, then the other articles, the oldest first.
  const sortKey = ({ published, id }: (typeof articles)[number]): string => `${published} ${id}`;
  const oldestFirst = articles.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1)).map(({ id }) => id);
  const cards = [...new Set([...data.articles.cards, ...oldestFirst])];
  const ordered = cards.flatMap((card) => articles.find(({ id }) => id === card) ?? []);
  return { ...data, articles: { cards, articles: ordered } };
}

/** The content of the site. `data` and `routes` are made on first use, because the check also reads files that cannot be parsed. */
export class Site {
  readonly files = readSiteFiles();
  private parsed: SiteData | undefined;
  private table: readonly Route[] | undefined;

  /** @throws ZodError when a file is not valid; the check has reported it before, in plainer words */
  get data(): SiteData {
    return (this.parsed ??= parsedData(this.files.texts));
  }

  get routes(): readonly Route[] {
    return (this.table ??= routeTable(this.data));
  }
}

let current: Site | undefined;

/** Makes `currentSite` return this site. The development server calls it when content has changed. */
export function keepSite(site: Site): void {
  current = site;
}

/** The content of the site in the project's folder, read once in a build. */
export function currentSite(): Site {
  return (current ??= new Site());
}
