import { type RefObject, useEffect, useState } from "react";

/** Whether content fits into the largest block size of its frame; `false` until it is measured. */
export function useFits(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);

  useEffect(() => {
    const measure = (): void => {
      if (frame.current !== null && content.current !== null) {
        // “none” is no number, and everything fits.
        setFits(!(content.current.offsetHeight > Number.parseFloat(getComputedStyle(frame.current).maxBlockSize)));
      }
    };
    const observer = new ResizeObserver(measure);
    [frame.current, content.current].forEach((element) => {
      if (element !== null) {
        observer.observe(element);
      }
    });
    return () => {
      observer.disconnect();
    };
  }, [frame, content]);

  return fits;
}
