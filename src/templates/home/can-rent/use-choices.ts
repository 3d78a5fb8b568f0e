import { type RefObject, startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Choices, readChoices, writeChoices } from "../../../core/hire/trip-choices";

/** What the hash of an address with choices begins with, and the id of the place to which it leads. */
export const TRIP = "trip";

const HASH = `#${TRIP}?`;

/** Whether React has taken over. It becomes true as a transition, because the fields that it adds are many. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsHydrated(true);
    });
  }, []);
  return isHydrated;
}

/** The choices of the form, written as in an address: a string, because snapshots must be equal as long as nothing changes. */
function written(form: HTMLFormElement | null): string {
  const fields = form === null ? [] : Array.from(new FormData(form), ([name, value]) => [name, typeof value === "string" ? value : ""]);
  return writeChoices(readChoices(new URLSearchParams(fields)));
}

/** Fills the form with the choices in the hash of the address, and shows it. */
function restore(form: HTMLFormElement): void {
  const { hash } = window.location;
  if (!hash.startsWith(HASH)) {
    return;
  }
  for (const [name, value] of Object.entries(readChoices(new URLSearchParams(hash.slice(HASH.length))))) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = value;
    }
  }
  form.dispatchEvent(new Event("change"));
  requestAnimationFrame(() => document.getElementById(TRIP)?.scrollIntoView());
}

/**
 * What the fields of the form say. They keep the state themselves, so that choices made before hydration count. Every change is written into
 * the hash of the address, which is never sent; an address with choices fills the form.
 */
export function useChoices(isHydrated: boolean): { readonly form: RefObject<HTMLFormElement>; readonly choices: Choices } {
  const form = useRef<HTMLFormElement>(null);
  const subscribe = useCallback((onChange: () => void) => {
    const watched = form.current;
    watched?.addEventListener("change", onChange);
    return () => {
      watched?.removeEventListener("change", onChange);
    };
  }, []);
  const snapshot = useSyncExternalStore(
    subscribe,
    () => written(form.current),
    () => "",
  );

  useEffect(() => {
    const current = form.current;
    if (!isHydrated || current === null) {
      return;
    }
    const keep = (): void => {
      window.history.replaceState(window.history.state, "", HASH + written(current));
    };
    const refill = (): void => {
      restore(current);
    };
    // What the visitor chose while the scripts were loading outranks the address.
    if (written(current) === "") {
      refill();
    }
    current.addEventListener("change", keep);
    window.addEventListener("hashchange", refill);
    return () => {
      current.removeEventListener("change", keep);
      window.removeEventListener("hashchange", refill);
    };
  }, [isHydrated]);

  return { form, choices: readChoices(new URLSearchParams(snapshot)) };
}
