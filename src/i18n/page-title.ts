/** The longest title that search engines show in full, in characters. */
export const LONGEST_TITLE = 60;

/** The title of a page with its brand after “ | ”, which is left out where both together are longer than `LONGEST_TITLE`. */
export function pageTitle(title: string): string {
  return title.length <= LONGEST_TITLE ? title : title.replace(/\s\|\s[^|]*$/, "");
}
