/** The attribute of the document's body that names the path of the page that it shows; the address may be another, on a 404 page. */
export const PAGE_ATTRIBUTE = "data-page";

/** What Gatsby knows of a page: its template, and what the template is given. */
export interface PageData {
  readonly componentChunkName: string;
  readonly result: Readonly<Record<string, unknown>>;
}

/**
 * The address of the data that Gatsby writes for a page.
 *
 * @example pageDataAddress("/") // "/page-data/index/page-data.json"
 */
export function pageDataAddress(path: string): string {
  return `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
}

/**
 * Fetches the data of a page.
 *
 * @param path as `createPages` made it
 * @throws when they cannot be fetched, or something else stands in their place
 */
export async function fetchPageData(path: string): Promise<PageData> {
  const response = await fetch(pageDataAddress(path));
  if (!response.ok) {
    throw new Error(`The data of ${path} answered ${String(response.status)}.`);
  }
  return (await response.json()) as PageData;
}
