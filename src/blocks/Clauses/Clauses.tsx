import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { DashList } from "../../ui/DashList";
import { Paragraphs } from "../../ui/InlineText";
import * as styles from "./Clauses.module.css";

/** The locale files with parts and clauses. */
type DocumentName = "booking-terms" | "legal-notice";

/** The anchor of a clause. */
export function clauseId(part: string, clause: string): string {
  return `${part}-${clause}`;
}

interface ClauseProps {
  readonly namespace: DocumentName;
  readonly part: string;
  readonly clause: string;
  readonly children?: ReactNode;
}

/** A numbered clause of a document: its title, paragraphs and list, whichever of them it has. */
export function Clause({ namespace, part, clause, children }: ClauseProps) {
  const { text, list, has } = useTexts(namespace);
  const key = `${part}.clauses.${clause}` as const;
  return (
    <section className={styles.clause} id={clauseId(part, clause)}>
      <h3>{text(`${key}.title`)}</h3>
      <div>
        {has(`${key}.body`) ? <Paragraphs>{list(`${key}.body`)}</Paragraphs> : null}
        {has(`${key}.list`) ? <DashList items={list(`${key}.list`)} /> : null}
        {children}
      </div>
    </section>
  );
}

interface ClausesPartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function ClausesPart({ id, title, children }: ClausesPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface InBriefProps {
  readonly namespace: DocumentName;
  readonly part: string;
  /** The keys below `<part>.brief`, each with a label and a value. */
  readonly entries: readonly string[];
}

export function InBrief({ namespace, part, entries }: InBriefProps) {
  const { text } = useTexts(namespace);
  return (
    <dl className={styles.inBrief}>
      {entries.map((key) => (
        <div key={key}>
          <dt>{text(`${part}.brief.${key}.label`)}</dt>
          <dd>{text(`${part}.brief.${key}.value`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Clauses({ children }: { readonly children: ReactNode }) {
  return <div className={styles.clauses}>{children}</div>;
}
