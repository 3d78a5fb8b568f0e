import { useEffect, useState } from "react";

/**
 * Tells which part of the page is being read.
 *
 * @param ids the anchors of the parts in their order; a part may be inside the one before it
 * @param line where people read, as a share of the window's height
 * @returns the anchor of the innermost part at the reading line, if any; `undefined` before hydration
 */
export function useCurrentSection(ids: readonly string[], line: number): string | undefined {
  const [current, setCurrent] = useState<string>();
  // A string, because the effect must not run again for an equal list.
  const joined = ids.join(" ");

  useEffect(() => {
    const read = (): void => {
      const readingLine = line * window.innerHeight;
      setCurrent(
        joined.split(" ").findLast((id) => {
          const part = document.getElementById(id)?.closest("section")?.getBoundingClientRect();
          return part !== undefined && part.top <= readingLine && part.bottom > readingLine;
        }),
      );
    };
    read();
    document.addEventListener("scroll", read);
    return () => {
      document.removeEventListener("scroll", read);
    };
  }, [joined, line]);

  return current;
}
