import { useEffect, useState } from "react";

/** Where people read, in CSS pixels from the top: below the header, and inside a part that a link has scrolled to. */
const READING_LINE = 160;

/**
 * Tells which part of the page is being read.
 *
 * @param ids the anchors of the parts in their order; a part may be inside the one before it
 * @returns the anchor of the innermost part at the reading line, if any; `undefined` before hydration
 */
export function useReadingPlace(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  // A string, because the effect must not run again for an equal list.
  const joined = ids.join(" ");

  useEffect(() => {
    const parts = joined.split(" ").flatMap((id) => {
      const part = document.getElementById(id)?.closest("section");
      return part ? [{ id, part }] : [];
    });
    const crossed = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    // The margins are measured from both ends of the window, so a window of another height needs another observer.
    const observe = (): void => {
      observer?.disconnect();
      crossed.clear();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            crossed[isIntersecting ? "add" : "delete"](target);
          }
          setPlace(parts.findLast(({ part }) => crossed.has(part))?.id);
        },
        { rootMargin: `${String(-READING_LINE)}px 0px ${String(READING_LINE + 1 - window.innerHeight)}px` },
      );
      for (const { part } of parts) {
        observer.observe(part);
      }
    };
    observe();
    window.addEventListener("resize", observe);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", observe);
    };
  }, [joined]);

  return place;
}
