import { HOURS_ATTRIBUTE, isOpenAt } from "./opening";

/*
 * A script for the beginning of the body, before anything is painted: says on the body what is open now, in Cyprus time, and looks again
 * each minute and when the visitor comes back to the page. It is the same on every page, so that one hash in a policy covers it.
 */

function show(): void {
  for (const hours of (document.body.getAttribute(HOURS_ATTRIBUTE) ?? "").split(",")) {
    const [name, opens, closes] = hours.split(" ");
    if (name !== undefined && opens !== undefined && closes !== undefined) {
      document.body.dataset[name] = isOpenAt({ opens, closes }, new Date()) ? "open" : "closed";
    }
  }
}

show();
setInterval(show, 60_000);
document.addEventListener("visibilitychange", show);
