import { required } from "../../core/required";
import { PAGE_DATA_ATTRIBUTE, type PageData } from "../../core/routes/page-data";

async function read(address: string, cache: RequestCache): Promise<PageData> {
  const response = await fetch(address, { cache });
  if (!response.ok) {
    throw new Error(`${address} answered ${String(response.status)}.`);
  }
  return (await response.json()) as PageData;
}

/** Fetches the data from which the document was rendered. */
export async function fetchPageData(): Promise<PageData> {
  const address = required(document.body.getAttribute(PAGE_DATA_ATTRIBUTE), "The address of the page's data");
  // A captive portal may have answered with its page and let the browser cache it: then bypass the cache.
  return read(address, "default").catch(() => read(address, "reload"));
}
