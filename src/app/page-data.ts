import { PAGE_DATA_ATTRIBUTE, type PageData } from "../site/page-data";

/**
 * Fetches the data of the page that the document shows. Their name carries a hash, so they are those that the document was made from.
 *
 * @throws when the document names none, when they cannot be fetched, or something else stands in their place
 */
export async function fetchPageData(): Promise<PageData> {
  const address = document.body.getAttribute(PAGE_DATA_ATTRIBUTE);
  if (address === null) {
    throw new Error("The document is none of the site's pages.");
  }
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${String(response.status)}.`);
  }
  return (await response.json()) as PageData;
}
