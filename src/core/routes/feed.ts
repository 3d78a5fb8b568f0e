import type { Language } from "../languages";
import { localizedPath } from "./localized-path";

/** The path of the feed of articles in a language. */
export function feedPath(language: Language): string {
  return localizedPath(language, "feed.xml", "");
}
