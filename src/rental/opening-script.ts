import { HOURS_ATTRIBUTE, isOpenAt } from "./opening";

/*
 * Runs at the beginning of the body, before anything is painted. It sets attributes of the body that say what is open now in Cyprus, and
 * updates them each minute and when the visitor comes back to the page. It is the same on every page, so one hash in the policy covers it.
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
