/**
 * The longest title that search engines show whole, in characters.
 *
 * @source specification, search engines: titles up to 60 characters
 */
export const LONGEST_TITLE = 60;

/** The brand at the end of a title: “Booking terms | Brand”. */
const BRAND_AT_END = /\s\|\s[^|]*$/;

/**
 * The title of a page as tabs and search engines show it.
 *
 * @param title with its facts filled in; the brand may follow “ | ”
 * @returns the title, without the brand where both together are longer than `LONGEST_TITLE`
 */
export function pageTitle(title: string): string {
  return title.length <= LONGEST_TITLE ? title : title.replace(BRAND_AT_END, "");
}
