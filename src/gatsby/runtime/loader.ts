import { SPECULATION_RULES } from "./speculation-rules";

/*
 * Fetches the page's scripts when a visitor begins to act, or when the page has loaded and is idle. A button that is pressed before the page
 * is hydrated shows that it is busy, and is pressed once more afterwards. If the scripts fail, the page stays as it was served.
 */

/** How long an idle page waits after it has loaded, in milliseconds. An address with a fragment may name a question to open: at once. */
const IDLE = window.location.hash === "" ? 2500 : 0;

/** A button that works without React has `data-own`. A link that does more with scripts has `data-more`. */
const BUTTONS = "button:not([data-own])";
const LINKS = ",a[data-more]";
const controls = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(BUTTONS + LINKS)];
/** What was pressed before hydration, once each, and its place among all: React makes a changed document anew. Null when the waiting is over. */
let pressed: Map<HTMLElement, number> | null = new Map();

/** Listens before any other script does. */
function listen<Name extends keyof WindowEventMap>(listener: (event: WindowEventMap[Name]) => void, ...names: readonly Name[]): void {
  names.forEach((name) => {
    window.addEventListener(name, listener, true);
  });
}

const addScript = (properties: Partial<HTMLScriptElement>): void => {
  document.head.append(Object.assign(document.createElement("script"), properties));
};

/** Ends the waiting. Styles read from the body how it ended. React reports the end of hydration also where a component has failed. */
function end({ type }: Pick<Event, "type">): void {
  const { dataset } = document.body;
  dataset["hydration"] = dataset["hydration"] === "failed" ? "failed" : type;
  const places = pressed;
  pressed = null;
  places?.forEach((place, element) => {
    element.ariaBusy = null;
    (element.isConnected ? element : controls()[place])?.click();
  });
}

/** Fetches the scripts once. Their list is at the end of the document, which may not have arrived. */
function start(): void {
  const list = document.querySelector<HTMLDataElement>("#js");
  list?.remove();
  list?.value.split(" ").forEach((src) => {
    addScript({ src, onerror: end as OnErrorEventHandler });
  });
}

/** Ends the waiting when a script of the site fails; their names carry a hash. Errors of others mean nothing here. */
function endIfOwn(event: ErrorEvent | PromiseRejectionEvent): void {
  const place = event instanceof ErrorEvent ? event.filename : (event.reason as Partial<Error> | null)?.stack;
  if (pressed && new RegExp(`${window.location.origin}/[^/\\s]+-\\w{20}\\.js`).test(String(place))) {
    end(event);
  }
}

// A tap on a link is not held back, because apps open only for a trusted event.
listen((event) => {
  const element = (event.target as Element).closest<HTMLElement>(BUTTONS + (matchMedia("(hover)").matches ? LINKS : ""));
  if (pressed && element && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    // React may already listen, and would handle the same press a second time.
    event.stopPropagation();
    element.ariaBusy = "true";
    pressed.set(element, controls().indexOf(element));
    start();
  }
}, "click");
listen(endIfOwn, "error", "unhandledrejection");
listen(end, "hydrated", "failed");
listen(start, "pointerdown", "keydown", "focusin");
listen(({ movementX, movementY }) => {
  // Chromium sends a movement by nothing when a page appears below a pointer that rests.
  if (movementX !== 0 || movementY !== 0) {
    start();
  }
}, "pointermove");

/** Starts when the page is idle, except one that the browser renders ahead, which may never be shown. Safari has no `requestIdleCallback`. */
function startIdle(): void {
  if (document.prerendering !== true) {
    setTimeout(() => ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start), IDLE);
  }
}
const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
if (!saveData && !effectiveType.includes("2g")) {
  addScript({ type: "speculationrules", text: SPECULATION_RULES });
  listen(startIdle, "load", "prerenderingchange");
}
