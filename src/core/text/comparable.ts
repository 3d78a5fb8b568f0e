/** A text without white space and invisible characters, because pages and pictures break lines where files do not. */
export function comparable(text: string): string {
  return text.replace(/[\s\u00ad\u2060]+/gu, "");
}
