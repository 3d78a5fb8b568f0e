import { type Route, routeTable } from "../i18n/routes/route-table";
import { DATA_FILES, type SiteData } from "../schemas";
import { readData } from "./read-data";
import { readSiteFiles } from "./site-files";

const isWhole = (data: Partial<SiteData>): data is SiteData => DATA_FILES.every((file) => data[file] !== undefined);

/** The content of the site. `data` and `routes` are made on first use, because the check also reads files that are wrong. */
export class Site {
  readonly files = readSiteFiles();
  private read: SiteData | undefined;
  private table: readonly Route[] | undefined;

  /** @throws Error when a file is missing or not valid; the check has reported it before, in plainer words */
  get data(): SiteData {
    return (this.read ??= this.validData());
  }

  get routes(): readonly Route[] {
    return (this.table ??= routeTable(this.data));
  }

  private validData(): SiteData {
    const { data, problems } = readData(this.files.texts);
    if (problems.length > 0 || !isWhole(data)) {
      throw new Error(`“npm run check” says what is wrong in ${problems[0]?.file ?? "data/"}.`);
    }
    return data;
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
