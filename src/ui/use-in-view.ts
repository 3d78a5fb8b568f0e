import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on screen; false until hydration. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.some(({ isIntersecting }) => isIntersecting));
    });
    if (element.current !== null) {
      observer.observe(element.current);
    }
    return () => {
      observer.disconnect();
    };
  }, [element]);

  return isInView;
}
