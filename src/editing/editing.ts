import type { CmsConfig } from "@sveltia/cms";

/** The editing interface's field for a fact's value: a number, a text or a list of texts. */
export const FACT_VALUE = "fact-value";

/** The editing interface's field for the name of a page or an article, of which the edit itself may add one. */
export const NAMED = "named";

/** Where the editing interface is found on the site. */
export const ADMIN_PATH = "/admin/";

/** The file below `ADMIN_PATH` with what the interface is started with. */
export const SETTINGS_FILE = "settings.json";

/** What the editing interface is started with. */
export interface AdminSettings {
  readonly config: CmsConfig;
  /** Fields that are left out of a file while they are empty, by the name of the file's format; `*` stands for every entry of a list. */
  readonly optionalFields: Readonly<Record<string, readonly string[]>>;
}
