import type { CmsConfig } from "@sveltia/cms";
import type { JsonSchema } from "./json-schemas/json-schema";

/** The field for a fact's value: a number, a text or a list of texts. */
export const FACT_VALUE = "fact-value";

/** The field for the name of a page or an article, which the edit itself may add. */
export const NAMED = "named";

/** Where the editing interface is on the site. */
export const ADMIN_PATH = "/admin/";

/** The file below `ADMIN_PATH` with `AdminSettings`. */
export const SETTINGS_FILE = "settings.json";

/** What the editing interface is started with. */
export interface AdminSettings {
  readonly config: CmsConfig;
  /** How files are written, by the name of their format. */
  readonly formats: Readonly<Record<string, JsonSchema>>;
}
