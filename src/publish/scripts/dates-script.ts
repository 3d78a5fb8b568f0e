import { DATES_ATTRIBUTE, datedProperties } from "../../core/days/dated-properties";

/*
 * A script for the beginning of the body, before anything is painted, on pages with something dated: shows what has begun and not ended,
 * and looks again when the visitor comes back to the page. It is the same on every page, so that one hash in a policy covers it.
 */

function show(): void {
  for (const [property, value] of datedProperties(document.body.getAttribute(DATES_ATTRIBUTE) ?? "", Date.now())) {
    document.body.style.setProperty(property, value);
  }
}

show();
document.addEventListener("visibilitychange", show);
