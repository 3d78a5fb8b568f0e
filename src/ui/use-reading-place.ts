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
    const read = (): void => {
      setPlace(
        joined.split(" ").findLast((id) => {
          const part = document.getElementById(id)?.closest("section")?.getBoundingClientRect();
          return part !== undefined && part.top <= READING_LINE && part.bottom > READING_LINE;
        }),
      );
    };
    read();
    document.addEventListener("scroll", read);
    return () => {
      document.removeEventListener("scroll", read);
    };
  }, [joined]);

  return place;
}
