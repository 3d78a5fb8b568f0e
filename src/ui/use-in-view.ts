import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on screen; undefined until it first is. */
export function useInView(element: RefObject<Element | null>): boolean | undefined {
  const [isInView, setIsInView] = useState<boolean>();

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const isNow = entries.some(({ isIntersecting }) => isIntersecting);
      setIsInView((wasInView) => isNow || (wasInView === undefined ? undefined : false));
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
