import { type Connection, LoaderAttribute, LoaderData, LoaderEvent, LoaderId } from "./names";
import { SPECULATION_RULES } from "./speculation-rules";

/*
 * Fetches the page's scripts when a visitor begins to act, or when the page has loaded and is idle. A press in the meantime takes effect
 * once, when the page is hydrated. It is inline in every page and at most 1,250 bytes, so it is written to be small.
 */

/** Elements pressed before the page was hydrated; a set, because a second press means the same as the first. Null when the waiting is over. */
let held: Set<HTMLElement> | null = new Set();

const listen = <Name extends keyof WindowEventMap>(listener: (event: WindowEventMap[Name]) => void, ...names: readonly Name[]): void => {
  names.forEach((name) => {
    // In the capture phase, before any other listener.
    addEventListener(name, listener, true);
  });
};

const add = (properties: Partial<HTMLScriptElement>): void => {
  document.head.append(Object.assign(document.createElement("script"), properties));
};

const end = (event: Event): void => {
  document.body.dataset[LoaderData.Hydration] = event.type;
  const pressed = held;
  held = null;
  pressed?.forEach((element) => {
    element.ariaBusy = null;
    // A click by a script follows a link.
    element.click();
  });
};

const start = (): void => {
  // The list is at the end of the document, which may not have arrived. It is used once.
  const list = document.querySelector<HTMLDataElement>(`#${LoaderId.Scripts}`);
  list?.remove();
  list?.value.split(" ").forEach((src) => {
    add({ src, onerror: end as OnErrorEventHandler });
  });
};

listen((event) => {
  const element = (event.target as Element).closest<HTMLElement>(
    // A tap on a link goes to the app at once, because apps open only for a trusted event.
    `button:not([${LoaderAttribute.Native}])${matchMedia("(hover)").matches ? `,a[${LoaderAttribute.Enhanced}]` : ""}`,
  );
  if (element && held && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    // Else React, which may already listen, would handle the same press a second time.
    event.stopPropagation();
    element.ariaBusy = "true";
    held.add(element);
    start();
  }
}, "click");
listen(end, LoaderEvent.Hydrated, LoaderEvent.Failed);
listen((event) => {
  // A script that is truncated, or a captive portal's page in its place. Errors of pictures have no message.
  if (held && event.message) {
    end(event);
  }
}, "error");
listen(start, "pointerdown", "keydown", "focusin");
listen((event) => {
  // Chromium sends a movement by nothing when a page appears below a pointer that rests.
  if (held && (event.movementX || event.movementY)) {
    start();
  }
}, "pointermove");

const { saveData, effectiveType = "" } = (navigator as { readonly connection?: Connection }).connection ?? {};
if (!(saveData || effectiveType.includes("2g"))) {
  add({ type: "speculationrules", text: SPECULATION_RULES });
  listen(
    () => {
      // A page that the browser renders ahead may never be shown.
      if (!document.prerendering) {
        // After two and a half seconds, or at once if the address names a question that has to be opened.
        setTimeout(
          () => {
            // Safari has no `requestIdleCallback`.
            ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start);
          },
          location.hash ? 0 : 2500,
        );
      }
    },
    "load",
    "prerenderingchange",
  );
}
