import { PAGE_DATA_ATTRIBUTE, type PageData } from "../../core/routes/page-data";

async function read(address: string, cache: RequestCache): Promise<PageData> {
  const response = await fetch(address, { cache });
  if (!response.ok) {
    throw new Error(`${address} answered ${String(response.status)}.`);
  }
  return (await response.json()) as PageData;
}

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
  // A network with a log-in page may have answered with it, and told the browser to keep it under this name: then ask past the browser.
  return read(address, "default").catch(() => read(address, "reload"));
}
