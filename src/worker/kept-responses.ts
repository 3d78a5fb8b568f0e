/**
 * Tells whether an answer is a document of the site as it was asked for. A redirect would be kept under the wrong address, and the page
 * for an address that does not exist would stand there for good when the address comes to exist.
 */
export function isDocument(response: Response): boolean {
  return isWhole(response) && (response.headers.get("Content-Type") ?? "").startsWith("text/html");
}

/** Tells whether an answer is what was asked for, from this site and in one piece. */
export function isWhole({ status, redirected, type }: Response): boolean {
  return status === 200 && !redirected && type === "basic";
}

/**
 * The path under which a page is kept: the query says nothing of its content, and a slash at the end leads to the same page.
 *
 * @example pagePath("https://www.example.com/de/anfahrt/?lng=de#map") // "/de/anfahrt"
 */
export function pagePath(address: string): string {
  const { pathname } = new URL(address);
  return pathname === "/" ? pathname : pathname.replace(/\/$/, "");
}
