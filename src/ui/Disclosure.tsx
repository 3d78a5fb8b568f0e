import { type ReactNode, useEffect, useRef } from "react";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A button and the menu after it. A style hides the menu while the `<details>` before it is closed: where the window has room, the same menu
 * can lie open. It works without a script; with one, Escape and a press elsewhere close it.
 */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  const area = useRef<HTMLDivElement>(null);
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
      if (details.current !== null && event.target instanceof Node && area.current?.contains(event.target) !== true) {
        details.current.open = false;
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
    <div ref={area} className={className}>
      <details ref={details}>
        <summary>{summary}</summary>
      </details>
      {children}
    </div>
  );
}
