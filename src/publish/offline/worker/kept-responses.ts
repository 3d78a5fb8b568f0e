import { PAGE_DATA_ATTRIBUTE, PAGE_DATA_FOLDER } from "../../../core/routes/page-data";
import { REVISION } from "./names";

/** The digest that an address carries of what it leads to: a page of the travel card, or the data of a page. */
const DIGEST = new RegExp(`(?:\\${REVISION}|^${PAGE_DATA_FOLDER})([0-9a-f]+)`);

/** The types of files by the ending of their name; hosts differ in the words. */
const TYPES: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.js$/, /script/],
  [/\.css$/, /css/],
  [/\.woff2$/, /font/],
  [/\.(?:svg|avif|webp|jpe?g|png)$/, /^image/],
];

/** What is in every page of the site and in no other: the address of its data. */
const MARK = `${PAGE_DATA_ATTRIBUTE}="${PAGE_DATA_FOLDER}`;

const typeOf = ({ headers }: Response): string => headers.get("Content-Type") ?? "";

/** Tells whether an answer is an HTML page, from this site or any other. */
export function isPage(response: Response): boolean {
  return typeOf(response).startsWith("text/html");
}

/**
 * Tells whether an answer is what was asked for, and in one piece. A redirect would be kept under the wrong address, and the page for an
 * address that does not exist would stay there when the address comes to exist.
 */
export function isWhole({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && type === "basic";
}

/** Tells whether the SHA-256 of an answer, in hexadecimal digits, begins with a digest. */
async function hasDigest(response: Response, digest: string): Promise<boolean> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .startsWith(digest);
}

/**
 * Tells whether an answer comes from the site: a network with a log-in page answers every request with it, and with status 200. An address
 * with a digest is compared with the content; another file has to be of its type, and a page has to have what only the site's pages have.
 *
 * @param address a path, or an entry of the travel card with its revision
 * @param response can still be read afterwards
 */
export async function isFromSite(address: string, response: Response): Promise<boolean> {
  const digest = DIGEST.exec(address)?.[1];
  if (digest !== undefined) {
    return hasDigest(response.clone(), digest);
  }
  const type = TYPES.find(([name]) => name.test(address))?.[1];
  return type === undefined ? isPage(response) && (await response.clone().text()).includes(MARK) : type.test(typeOf(response));
}

/**
 * The path under which an answer is kept: the query says nothing of its content, and a slash at the end leads to the same page.
 *
 * @example pagePath("https://www.example.com/de/anfahrt/?lng=de#map") // "/de/anfahrt"
 */
export function pagePath(address: string): string {
  const { pathname } = new URL(address);
  return pathname === "/" ? pathname : pathname.replace(/\/$/, "");
}
