import { usePage } from "../i18n/page";
import { NAVIGATION, type RouteId } from "../core/routes/routes";

/**
 * What `aria-current` says of the entries of the navigation: “page” for the page itself, “true” for the travel guide above an article,
 * which has no entry of its own.
 */
export function useAriaCurrent(): (route: RouteId) => "page" | "true" | undefined {
  const { routeId, parent } = usePage();
  const hasEntry = NAVIGATION.some((route) => route === routeId);
  return (route) => {
    if (route === routeId) {
      return "page";
    }
    return !hasEntry && route === parent ? "true" : undefined;
  };
}
