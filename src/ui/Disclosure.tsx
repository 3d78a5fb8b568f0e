import { type ReactNode, useEffect, useRef } from "react";

interface DisclosureProps {
  /** What stands on the button. */
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly summaryClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A button that shows and hides a menu. The browser itself opens it, so it works without a script; with one, Escape and a press elsewhere close it. */
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
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeElsewhere);
    document.addEventListener("focusin", closeElsewhere);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeElsewhere);
      document.removeEventListener("focusin", closeElsewhere);
    };
  }, []);

  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
