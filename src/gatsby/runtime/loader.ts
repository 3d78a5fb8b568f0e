/*
 * For 100 ms of the first paint on a slow phone (docs/decisions/08-late-scripts.md), together with late-scripts.ts.
 *
 * Fetches the page's scripts when a visitor begins to act, or when the page has loaded and is idle. A button that is pressed before the page
 * is hydrated shows that it is busy, and is pressed once more afterwards. If the scripts fail, the page stays as it was served.
 */

/** Milliseconds to wait after the page has loaded. None if the address has a fragment, which may name a question to open. */
const IDLE = window.location.hash === "" ? 2500 : 0;

/** A button that works without React has `data-own`. A link that does more with scripts has `data-more`. */
const BUTTONS = "button:not([data-own])";
const LINKS = ",a[data-more]";
const controls = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(BUTTONS + LINKS)];
/** The controls pressed before hydration, and their positions, because React may replace the elements. Null once the wait is over. */
let pressed: Map<HTMLElement, number> | null = new Map();

/** Listens on the window, before any other listener. */
function listen<Name extends keyof WindowEventMap>(listener: (event: WindowEventMap[Name]) => void, ...names: readonly Name[]): void {
  names.forEach((name) => {
    window.addEventListener(name, listener, true);
  });
}

/** Ends the wait, and records on the body how it ended. A failure stays: React reports `hydrated` even after a component has failed. */
function end({ type }: Pick<Event, "type">): void {
  const { dataset } = document.body;
  dataset["hydration"] = dataset["hydration"] === "failed" ? "failed" : type;
  const waiting = pressed;
  pressed = null;
  waiting?.forEach((position, element) => {
    element.removeAttribute("aria-busy");
    (element.isConnected ? element : controls()[position])?.click();
  });
}

/** Fetches the scripts, once, if their list has arrived. It is at the end of the document. */
function start(): void {
  const list = document.querySelector<HTMLDataElement>("#js");
  list?.remove();
  list?.value.split(" ").forEach((src) => {
    document.head.append(Object.assign(document.createElement("script"), { src, onerror: end }));
  });
}

/** Ends the wait when a script of the site fails, known by the hash in its name. Errors of other scripts are ignored. */
function endIfOwn(event: ErrorEvent | PromiseRejectionEvent): void {
  const source = event instanceof ErrorEvent ? event.filename : (event.reason as Partial<Error> | null)?.stack;
  if (pressed && new RegExp(`${window.location.origin}/[^/\\s]+-\\w{20}\\.js`).test(String(source))) {
    end(event);
  }
}

// A tap on a link goes through at once: apps open only for a real tap, not for one that a script repeats.
listen((event) => {
  const element = (event.target as Element).closest<HTMLElement>(BUTTONS + (matchMedia("(hover)").matches ? LINKS : ""));
  if (pressed && element && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    // React may already listen, and would handle the same press a second time.
    event.stopPropagation();
    element.setAttribute("aria-busy", "true");
    pressed.set(element, controls().indexOf(element));
    start();
  }
}, "click");
listen(endIfOwn, "error", "unhandledrejection");
listen(end, "hydrated", "failed");
listen(start, "pointerdown", "keydown", "focusin");
listen(({ movementX, movementY }) => {
  // Chromium reports a movement of 0 by 0 when a page appears below a resting pointer.
  if (movementX !== 0 || movementY !== 0) {
    start();
  }
}, "pointermove");

/** Starts when the page is idle. A prerendered page, which may never be shown, does not start. Safari has no `requestIdleCallback`. */
function startIdle(): void {
  if (document.prerendering !== true) {
    setTimeout(() => ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start), IDLE);
  }
}
const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
if (!saveData && !effectiveType.includes("2g")) {
  listen(startIdle, "load", "prerenderingchange");
}
