import type { CmsConfig } from "@sveltia/cms";
import type { Route } from "../core/routes/route-table";
import type { JsonSchema } from "./json-schemas/json-schema";

/** The field for a fact's value: a number, a text or a list of texts. */
export const FACT_VALUE = "fact-value";

/** The field for the name of a page or an article, which may have been added since the build. */
export const NAMED = "named";

/** The field for a fact's name, and the search for a fact. */
export const FACT_NAME = "fact-name";
export const FACT_SEARCH = "fact-search";

/** Where facts are named and shown, by their names. */
export type FactMentions = Readonly<
  Record<
    string,
    {
      /** In English, with the path of the form below the collections. */
      readonly sentences: readonly { readonly text: string; readonly form: string }[];
      /** The paths of the English pages. */
      readonly pages: readonly string[];
    }
  >
>;

/** The collection of the articles. */
export const ARTICLES = "articles";

/** Where the editing interface is on the site. */
export const ADMIN_PATH = "/admin/";

/** The file below `ADMIN_PATH` with `AdminSettings`. */
export const SETTINGS_FILE = "settings.json";

/** What the editing interface is started with. */
export interface AdminSettings {
  readonly config: CmsConfig;
  /** How files are written, by the name of their format. */
  readonly formats: Readonly<Record<string, JsonSchema>>;
  /** The addresses of pages and articles when the interface was built, by their ids. */
  readonly addresses: Readonly<Record<string, Route["paths"]>>;
  readonly factMentions: FactMentions;
  /** The brand in addresses. */
  readonly brandSlug: string;
}
