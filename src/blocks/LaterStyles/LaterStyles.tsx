import { LATER_STYLES } from "../../core/later-styles";

/**
 * The place for the styles of what comes after it: the build fills it in, and puts the styles of what comes before it into the head
 * (docs/decisions/09-first-round-trip.md). In the browser it keeps what the build wrote.
 */
export function LaterStyles() {
  return <style id={LATER_STYLES}>{typeof document === "undefined" ? "" : document.getElementById(LATER_STYLES)?.textContent}</style>;
}
