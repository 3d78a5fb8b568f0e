import { useEffect, useState } from "react";

/** How far down the screen a text begins to be read, as a share of its height. */
const READING_LINE = 0.3;

/** Everything above the reading line, however far the page has been scrolled. */
const ABOVE_THE_LINE = `1000000px 0px -${String(100 * (1 - READING_LINE))}% 0px`;

/**
 * The anchor of the text that is being read: the last one above the reading line.
 *
 * @param ids the anchors of the page in their order
 * @returns `null` above the first, and until that is known
 */
export function useCurrentAnchor(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  // A list is a new one at every rendering; its names are the same.
  const names = ids.join(" ");

  useEffect(() => {
    const anchors = names.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * READING_LINE;
        setCurrent(anchors.filter((anchor) => anchor.getBoundingClientRect().top <= line).pop()?.id ?? null);
      },
      { rootMargin: ABOVE_THE_LINE },
    );
    anchors.forEach((anchor) => {
      observer.observe(anchor);
    });
    return () => {
      observer.disconnect();
    };
  }, [names]);

  return current;
}
