import { AccordionButton, AccordionItem, AccordionPanel, Accordion as ReachAccordion } from "@reach/accordion";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import * as styles from "./Accordion.module.css";
import { Icon } from "./Icon";

interface AccordionProps {
  /** A link to an id opens its item. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

const NONE = -1;

// React warns about layout effects on the server.
const useEarlyEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Shows the content of one item at a time; none at first. Without an index on each item, Reach renders every panel open.
 *
 * The browser's search, and a link to a text, find closed content and open it (`hidden="until-found"`).
 */
export function Accordion({ items }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(NONE);
  const pressed = useRef<{ readonly title: Element; readonly top: number } | null>(null);
  const ids = items.map(({ id }) => id).join(" ");
  const panels = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>("[data-reach-accordion-panel]") ?? [])];

  // Where a search or a link to a text has opened an answer before hydration.
  useEarlyEffect(() => {
    setOpen(panels().findIndex(({ hidden }) => !hidden));
  }, []);

  // React supports `hidden` as a boolean only, so this value is set after each render, and by `replace-renderer.ts`.
  useEarlyEffect(() => {
    panels().forEach((panel, index) => {
      if (index !== open) {
        panel.setAttribute("hidden", "until-found");
      }
    });
    // Keeps the pressed title in place when an answer above it closes. Scroll anchoring does not: its anchor may be that answer.
    if (pressed.current !== null) {
      const { title, top } = pressed.current;
      pressed.current = null;
      const moved = title.getBoundingClientRect().top - top;
      if (moved !== 0) {
        window.scrollBy({ top: moved, behavior: "instant" });
      }
    }
  });

  useEffect(() => {
    const element = list.current;
    const openFound = ({ target }: Event): void => {
      setOpen(panels().findIndex((panel) => target instanceof Node && panel.contains(target)));
    };
    const openLinked = (): void => {
      const id = window.location.hash.slice(1);
      const index = ids.split(" ").indexOf(id);
      if (index !== NONE) {
        setOpen(index);
        // After the panel above has closed.
        requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
      }
    };
    openLinked();
    const listening = new AbortController();
    element?.addEventListener("beforematch", openFound, listening);
    window.addEventListener("hashchange", openLinked, listening);
    return () => {
      listening.abort();
    };
  }, [ids]);

  return (
    <ReachAccordion
      ref={list}
      className={styles.accordion}
      index={[open]}
      onChange={(index = NONE) => {
        const title = list.current?.querySelectorAll("[data-reach-accordion-button]")[index];
        pressed.current = title === undefined ? null : { title, top: title.getBoundingClientRect().top };
        setOpen(open === index ? NONE : index);
      }}
    >
      {items.map(({ id, title, content }, index) => (
        <AccordionItem key={id} index={index} className={styles.item}>
          <h3 id={id}>
            <AccordionButton className={styles.button}>
              {title}
              <span className="scripted">
                <Icon name="chevron-down" />
              </span>
            </AccordionButton>
          </h3>
          <AccordionPanel className={styles.panel}>{content}</AccordionPanel>
        </AccordionItem>
      ))}
    </ReachAccordion>
  );
}
