/** The attribute of `<body>` with the address of the page's data, which a 404 page cannot tell from its own address. */
export const PAGE_DATA_ATTRIBUTE = "data-page";

/** The folder of pictures, fonts and drawings that pages import, under hashed names. */
export const STATIC_FOLDER = "/static/";

/** The folder of the data with which pages hydrate. */
export const PAGE_DATA_FOLDER = "/page-data/hashed/";

/** What a page needs to hydrate: its template and the template's data. */
export interface PageData {
  readonly componentChunkName: string;
  readonly result: Readonly<Record<string, unknown>>;
}
