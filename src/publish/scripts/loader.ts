import { type Connection, LoaderAttribute, LoaderData, LoaderEvent, LoaderId } from "./names";
import { SPECULATION_RULES } from "./speculation-rules";

/*
 * Fetches the page's scripts when a visitor begins to act, or when the page has loaded and is idle. A button that is pressed before the page
 * is hydrated shows that it is busy, and is pressed once more afterwards. If the scripts fail, the page stays as it was served.
 */

/** How long an idle page waits after it has loaded, in milliseconds. */
const IDLE = 2500;

/** What was pressed before the page was hydrated. A set, because a second press means the same. Null when the waiting is over. */
let pressed: Set<HTMLElement> | null = new Set();

/** Listens before any other script does. */
function listen<Name extends keyof WindowEventMap>(listener: (event: WindowEventMap[Name]) => void, ...names: readonly Name[]): void {
  names.forEach((name) => {
    window.addEventListener(name, listener, true);
  });
}

function addScript(properties: Partial<HTMLScriptElement>): void {
  document.head.append(Object.assign(document.createElement("script"), properties));
}

/** Ends the waiting. Styles read from the body how it ended. */
function end({ type }: Pick<Event, "type">): void {
  document.body.dataset[LoaderData.Hydration] = type;
  const elements = pressed;
  pressed = null;
  elements?.forEach((element) => {
    element.ariaBusy = null;
    element.click();
  });
}

/** Fetches the scripts once. Their list is at the end of the document, which may not have arrived. */
function start(): void {
  const list = document.querySelector<HTMLDataElement>(`#${LoaderId.Scripts}`);
  list?.remove();
  list?.value.split(" ").forEach((src) => {
    addScript({ src, onerror: end as OnErrorEventHandler });
  });
}

/** Holds a press back. A tap on a link is not held, because apps open only for a trusted event. */
function hold(event: MouseEvent): void {
  const enhanced = matchMedia("(hover)").matches ? `,a[${LoaderAttribute.Enhanced}]` : "";
  const element = (event.target as Element).closest<HTMLElement>(`button:not([${LoaderAttribute.Native}])${enhanced}`);
  if (pressed && element && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    // React may already listen, and would handle the same press a second time.
    event.stopPropagation();
    element.ariaBusy = "true";
    pressed.add(element);
    start();
  }
}

/** Ends the waiting when one of the site's own scripts fails. Extensions and browsers inside apps have errors that mean nothing here. */
function endIfOwn(event: ErrorEvent | PromiseRejectionEvent): void {
  const place = event instanceof ErrorEvent ? event.filename : (event.reason as Partial<Error> | null)?.stack;
  if (pressed && new RegExp(`${window.location.origin}/\\S+\\.js`).test(String(place))) {
    end(event);
  }
}

listen(hold, "click");
listen((event) => {
  // React reports the end of hydration also where a component has failed.
  if (pressed) {
    end(event);
  }
}, LoaderEvent.Hydrated);
listen(end, LoaderEvent.Failed);
listen(endIfOwn, "error", "unhandledrejection");
listen(start, "pointerdown", "keydown", "focusin");
listen(({ movementX, movementY }) => {
  // Chromium sends a movement by nothing when a page appears below a pointer that rests.
  if (movementX !== 0 || movementY !== 0) {
    start();
  }
}, "pointermove");

const { saveData = false, effectiveType = "" } = (navigator as { readonly connection?: Connection }).connection ?? {};
if (!saveData && !effectiveType.includes("2g")) {
  addScript({ type: "speculationrules", text: SPECULATION_RULES });
  listen(
    () => {
      // A page that the browser renders ahead may never be shown. An address with a fragment may name a question that has to be opened.
      if (document.prerendering !== true) {
        // Safari has no `requestIdleCallback`.
        setTimeout(() => ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start), window.location.hash === "" ? IDLE : 0);
      }
    },
    "load",
    "prerenderingchange",
  );
}
