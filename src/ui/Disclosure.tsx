import { type ReactNode, useEffect, useRef } from "react";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly summaryClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A button that shows and hides a menu. It works without a script; with one, Escape and a press elsewhere close it. */
export function Disclosure({ summary, className, summaryClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      const menu = details.current;
      if (event.key === "Escape" && menu?.open === true) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    };
    const closeElsewhere = (event: Event): void => {
      const menu = details.current;
      if (menu?.open === true && event.target instanceof Node && !menu.contains(event.target)) {
        menu.open = false;
      }
    };
    const listening = new AbortController();
    document.addEventListener("keydown", closeOnEscape, listening);
    document.addEventListener("pointerdown", closeElsewhere, listening);
    document.addEventListener("focusin", closeElsewhere, listening);
    return () => {
      listening.abort();
    };
  }, []);

  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
