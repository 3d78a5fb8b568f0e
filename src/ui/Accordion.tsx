import { AccordionButton, AccordionItem, AccordionPanel, Accordion as ReachAccordion } from "@reach/accordion";
import type { ReactNode } from "react";
import * as styles from "./Accordion.module.css";

interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

/** Titles of which one shows its content at a time. The items carry their index, without which Reach renders every panel open. */
export function Accordion({ items }: AccordionProps) {
  return (
    <ReachAccordion className={styles["accordion"]} collapsible defaultIndex={0}>
      {items.map(({ id, title, content }, index) => (
        <AccordionItem key={id} index={index} className={styles["item"]}>
          <h3 className={styles["question"]}>
            <AccordionButton className={styles["button"]}>{title}</AccordionButton>
          </h3>
          <AccordionPanel className={styles["panel"]}>{content}</AccordionPanel>
        </AccordionItem>
      ))}
    </ReachAccordion>
  );
}
