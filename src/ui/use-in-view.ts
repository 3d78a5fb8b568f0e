import { type RefObject, useEffect, useState } from "react";

/** Whether an element is on screen and the page is visible; false until hydration. */
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
