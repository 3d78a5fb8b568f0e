import { useEffect, useState } from "react";

/** Where people are assumed to read, in CSS pixels from the top: below the header, and inside a part that a link has led to. */
const READING_LINE = 160;

/** No id contains it. */
const SEPARATOR = " ";

/** The section that has the id, or whose headline has it. */
function partOf(id: string): Element | null {
  return document.getElementById(id)?.closest("section") ?? null;
}

/**
 * Tells which part of the page is being read.
 *
 * @param ids the anchors of the parts in their order; a part may lie in the one that is named before it
 * @returns the anchor of the innermost part at the reading line; `undefined` above the first, below the last, and until that is known
 */
export function useReadingPlace(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  const joined = ids.join(SEPARATOR);

  useEffect(() => {
    const parts = joined.split(SEPARATOR).map((id) => ({ id, part: partOf(id) }));
    const crossed = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    // The line is measured from the top, the observer's margins from both ends of the window: a window of another height needs another one.
    const observe = (): void => {
      observer?.disconnect();
      crossed.clear();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) {
              crossed.add(target);
            } else {
              crossed.delete(target);
            }
          }
          setPlace(parts.findLast(({ part }) => part !== null && crossed.has(part))?.id);
        },
        { rootMargin: `${String(-READING_LINE)}px 0px ${String(READING_LINE + 1 - window.innerHeight)}px` },
      );
      for (const { part } of parts) {
        if (part !== null) {
          observer.observe(part);
        }
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
