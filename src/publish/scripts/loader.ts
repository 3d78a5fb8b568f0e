import type { Connection } from "./connection";
import { LoaderAttribute, LoaderData, LoaderEvent, LoaderId } from "./names";
import { SPECULATION_RULES } from "./speculation-rules";

/*
 * The only script that stands in the document: it fetches the others when a visitor begins to act, or when the page has been loaded and
 * nothing else is to do. What was pressed meanwhile is done once, when the page is alive. It is the same on every page and at most
 * 1 kB, so it is written to be small.
 */

/** Pressed before the page was alive; a set, because whoever presses again does so because nothing happened. None when the waiting is over. */
let held: Set<HTMLElement> | null = new Set();

const listen = <Name extends keyof WindowEventMap>(listener: (event: WindowEventMap[Name]) => void, ...names: readonly Name[]): void => {
  names.forEach((name) => {
    // Before anything on the page hears of it.
    addEventListener(name, listener, true);
  });
};

const add = (properties: Partial<HTMLScriptElement>): void => {
  document.head.append(Object.assign(document.createElement("script"), properties));
};

const end = ({ type }: Event): void => {
  document.body.dataset[LoaderData.State] = type;
  const pressed = held;
  held = null;
  pressed?.forEach((element) => {
    element.ariaBusy = null;
    // A link that is pressed by a script, and not held back any more, leads on.
    element.click();
  });
};

const start = (): void => {
  // The list stands at the end of the document, which may not have arrived. It serves once.
  const list = document.querySelector<HTMLDataElement>(`#${LoaderId.Scripts}`);
  list?.remove();
  list?.value.split(" ").forEach((src) => {
    add({ src, onerror: end as OnErrorEventHandler });
  });
};

listen((event) => {
  const element = (event.target as Element).closest<HTMLElement>(
    // A finger's press on a link goes to the app at once, because the app opens for a true press only.
    `button:not([${LoaderAttribute.Native}])${matchMedia("(hover:hover)").matches ? `,a[${LoaderAttribute.Enhanced}]` : ""}`,
  );
  if (element && held && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    // React listens below as soon as it begins, and would answer the same press a second time.
    event.stopPropagation();
    element.ariaBusy = "true";
    held.add(element);
    start();
  }
}, "click");
listen(end, LoaderEvent.Hydrated, LoaderEvent.Failed);
listen((event) => {
  // A script that has come and is none: cut off, or a page that a network sends in its place. Pictures that fail have no message.
  if (held && event.message) {
    end(event);
  }
}, "error");
listen(start, "pointerover", "keydown", "focusin");

const { saveData, effectiveType = "" } = (navigator as { readonly connection?: Connection }).connection ?? {};
if (!(saveData || effectiveType.includes("2g"))) {
  add({ type: "speculationrules", text: SPECULATION_RULES });
  listen(() => {
    // The page is left to its reader for two and a half seconds, unless its address names a question that has to be opened.
    setTimeout(
      () => {
        // Safari has no such callback; to wait for the next task is all that is possible there.
        ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(start);
      },
      location.hash ? 0 : 2500,
    );
  }, "load");
}
