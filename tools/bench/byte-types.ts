/** What a file is, as far as its weight is concerned. */
export const BYTE_TYPES = ["html", "css", "js", "page-data", "font", "picture", "other"] as const;
export type ByteType = (typeof BYTE_TYPES)[number];

/** Bytes by type as they came over the wire, headers included. */
export type Bytes = Readonly<Record<ByteType, number>>;

/** What one page loads. */
export interface PageBytes {
  readonly path: string;
  /** Until the page has loaded, before the visitor does anything. */
  readonly beforeIntent: Bytes;
  /** When React has taken over the page and nothing is under way any more. */
  readonly hydrated: Bytes;
  /** How much of the HTML the style sheets in it are when they are compressed by themselves. */
  readonly inlineCss: number;
}

export interface BytesResult {
  readonly pages: readonly PageBytes[];
}

/**
 * The type of a response.
 *
 * @param resourceType what the browser calls it (Chrome DevTools Protocol, Network.ResourceType)
 * @param mimeType which tells a sprite or an icon as a picture, that the browser calls “Other”
 */
export function byteType(pathname: string, resourceType: string, mimeType: string): ByteType {
  if (pathname.startsWith("/page-data/")) {
    return "page-data";
  }
  switch (resourceType) {
    case "Document":
      return "html";
    case "Stylesheet":
      return "css";
    case "Script":
      return "js";
    case "Font":
      return "font";
    default:
      return mimeType.startsWith("image/") ? "picture" : "other";
  }
}

/** No bytes of any type, to be added to. */
export const noBytes = (): Record<ByteType, number> => ({ html: 0, css: 0, js: 0, "page-data": 0, font: 0, picture: 0, other: 0 });

/** All bytes of a page. */
export function totalBytes(bytes: Bytes): number {
  return BYTE_TYPES.reduce((sum, type) => sum + bytes[type], 0);
}
