import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { DashList } from "../../ui/DashList";
import { InlineText } from "../../ui/InlineText";
import * as styles from "../../templates/booking-terms/Terms.module.css";

/** The anchor of a clause. A part is reached by its own id. */
export function clauseId(part: string, clause: string): string {
  return `${part}-${clause}`;
}

interface ClauseProps {
  /** The locale file of the document. */
  readonly namespace: string;
  readonly part: string;
  readonly clause: string;
  /** What stands below the texts of the clause. */
  readonly children?: ReactNode;
}

/** A numbered clause of a document: its title, paragraphs and list, whichever of them it has. */
export function Clause({ namespace, part, clause, children }: ClauseProps) {
  const { text, list, has } = useTexts(namespace);
  const key = `${part}.clauses.${clause}`;
  return (
    <section className={styles["clause"]} id={clauseId(part, clause)}>
      <h3>{text(`${key}.title`)}</h3>
      <div>
        {has(`${key}.body`)
          ? list(`${key}.body`).map((paragraph) => (
              <p key={paragraph}>
                <InlineText>{paragraph}</InlineText>
              </p>
            ))
          : null}
        {has(`${key}.list`) ? <DashList items={list(`${key}.list`)} /> : null}
        {children}
      </div>
    </section>
  );
}
