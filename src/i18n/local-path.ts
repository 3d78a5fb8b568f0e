import { type RouteId, pathOf } from "../core/routes/routes";
import { usePage } from "./page";

/**
 * Paths of pages in the language of the page that is shown.
 *
 * Links are plain `<a>` elements: every navigation is a whole document, see docs/decisions.
 *
 * @example const localPath = useLocalPath(); localPath("booking-terms", "fees") // "/de/fahrzeug-buchung-bedingungen#fees"
 */
export function useLocalPath(): (route: RouteId, anchor?: string) => string {
  const { language } = usePage();
  return (route, anchor) => `${pathOf(route, language)}${anchor === undefined ? "" : `#${anchor}`}`;
}
