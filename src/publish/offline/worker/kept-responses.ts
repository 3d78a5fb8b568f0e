import { REVISION } from "./names";

/** The digest that the address of a page of the travel card carries. */
const DIGEST = new RegExp(`\\${REVISION}([0-9a-f]+)`);

/** The path of a page has no extension, except those of the 404 pages. */
export const PAGE = /(?:^|\/)[^/.]*$|\.html$/;

/** Only pages of this site have it: the element into which Gatsby renders. */
const MARK = 'id="___gatsby"';

/** Whether a response is an HTML page, from this site or any other. */
export function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") === true;
}

/**
 * Whether a response is complete and not a redirect, which would be cached under the wrong address, or a 404 page, which would stay
 * when the address comes to exist.
 */
export function isWhole({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && type === "basic";
}

/** Whether the SHA-256 of a response, in hexadecimal digits, begins with a digest. */
async function hasDigest(response: Response, digest: string): Promise<boolean> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .startsWith(digest);
}

/**
 * Whether a response comes from the site: a captive portal answers every request with its own page and status 200. The digest in an address
 * has to match; other files must not be pages, and pages need what only the site's pages have.
 *
 * @param address a path, or an entry of the travel card with its revision
 * @param response can still be read afterwards
 */
export async function isFromSite(address: string, response: Response): Promise<boolean> {
  const digest = DIGEST.exec(address)?.[1];
  if (digest !== undefined) {
    return hasDigest(response.clone(), digest);
  }
  return PAGE.test(address) ? isPage(response) && (await response.clone().text()).includes(MARK) : !isPage(response);
}

/**
 * The path under which a page is cached: neither its query nor a trailing slash changes its content.
 *
 * @example pagePath("https://www.example.com/de/anfahrt/?lng=de#map") // "/de/anfahrt"
 */
export function pagePath(address: string): string {
  const { pathname } = new URL(address);
  return pathname === "/" ? pathname : pathname.replace(/\/$/, "");
}
