/** The attribute of the document's body that names where the data of its page are; the page's address does not tell, on a 404 page. */
export const PAGE_DATA_ATTRIBUTE = "data-page";

/** The folder of what pages import: pictures, fonts and drawings, under names that carry a hash. */
export const STATIC_FOLDER = "/static/";

/** The folder of the data by which pages are brought to life. */
export const PAGE_DATA_FOLDER = "/page-data/hashed/";

/** What brings a page to life: its template, and what the template is given. */
export interface PageData {
  readonly componentChunkName: string;
  readonly result: Readonly<Record<string, unknown>>;
}
