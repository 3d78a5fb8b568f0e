/** The folder of pictures, fonts and drawings that pages import, under hashed names. */
export const STATIC_FOLDER = "/static/";

/** The folder of the data with which pages hydrate. Gatsby names them by the path of their page, so browsers ask for them each time. */
export const PAGE_DATA_FOLDER = "/page-data/";

/** The address of the data of a page. @param path with or without a slash at its end */
export const pageDataOf = (path: string): string => `${PAGE_DATA_FOLDER}${path.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;

/** The file of `public/` that holds the document of a path. */
export const documentFile = (path: string): string => (path.endsWith(".html") ? path : `${path}/index.html`);

/** The folders of `public/` for editors and reviewers. */
export const NON_VISITOR_FOLDERS: readonly string[] = ["admin", "preview"];
