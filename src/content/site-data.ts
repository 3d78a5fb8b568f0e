import { required } from "../schemas/required";
import { type Route, routeTable } from "../i18n/routes/route-table";
import { cardsInOrder } from "../schemas/articles";
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
  const cards = cardsInOrder(data.articles.cards, articles);
  const ordered = cards.flatMap((card) => articles.find(({ id }) => id === card) ?? []);
  return { ...data, articles: { cards: [...cards], articles: ordered } };
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

/**
 * The content of the site in the project's folder, read once: for scripts, for the configuration, and for what is written beside the pages.
 * Pages are made from Gatsby's nodes.
 */
export function currentSite(): Site {
  return (current ??= new Site());
}
