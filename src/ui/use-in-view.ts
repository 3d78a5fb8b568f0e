import { type RefObject, useEffect, useState } from "react";

/** Tells whether an element is on the screen of a page that is looked at; false until that is known. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false);
  const [isPageVisible, setIsPageVisible] = useState(true);

  useEffect(() => {
    const observed = element.current;
    if (observed === null) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      setIsOnScreen(entries.some(({ isIntersecting }) => isIntersecting));
    });
    observer.observe(observed);
    const notice = (): void => {
      setIsPageVisible(document.visibilityState === "visible");
    };
    document.addEventListener("visibilitychange", notice);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", notice);
    };
  }, [element]);

  return isOnScreen && isPageVisible;
}
