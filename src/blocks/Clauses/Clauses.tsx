import type { ReactNode } from "react";
import { business } from "../../core/business/business";
import { useTexts } from "../../i18n/texts";
import { TextButton, TextLink } from "../../ui/Button";
import { DashList } from "../../ui/DashList";
import { Paragraphs } from "../../ui/InlineText";
import { Document } from "../Document/Document";
import * as styles from "./Clauses.module.css";
import * as toolStyles from "./DocumentTools.module.css";

type DocumentName = "booking-terms" | "legal-notice";

interface ClauseProps {
  readonly namespace: DocumentName;
  readonly part: string;
  readonly clause: string;
  readonly children: ReactNode;
}

function Clause({ namespace, part, clause, children }: ClauseProps) {
  const { text, list, has } = useTexts(namespace);
  const key = `${part}.clauses.${clause}` as const;
  return (
    <section className={styles.clause} id={`${part}-${clause}`}>
      <h3>{text(`${key}.title`)}</h3>
      <div>
        {has(`${key}.body`) ? <Paragraphs>{list(`${key}.body`)}</Paragraphs> : null}
        {has(`${key}.list`) ? <DashList items={list(`${key}.list`)} /> : null}
        {children}
      </div>
    </section>
  );
}

function DocumentTools({ namespace }: { readonly namespace: DocumentName }) {
  const { text } = useTexts(namespace);
  return (
    <p className={toolStyles.documentTools}>
      <TextButton
        icon="print"
        onPress={() => {
          window.print();
        }}
      >
        {text("print")}
      </TextButton>
      <TextLink href={`mailto:${business.email}`} icon="mail">
        {text("ask")}
      </TextLink>
    </p>
  );
}

interface ClausesProps {
  readonly namespace: DocumentName;
  /** `brief` has the keys of the figures at the head of a part. */
  readonly parts: readonly { readonly id: string; readonly brief: readonly string[]; readonly clauses: readonly string[] }[];
  /** The content of a last part, which has no clauses. */
  readonly ending?: { readonly id: string; readonly content: ReactNode };
  /** What follows the texts of a clause. */
  readonly below?: (part: string, clause: string) => ReactNode;
}

/** A document of parts with numbered clauses, and its table of contents. */
export function Clauses({ namespace, parts, ending, below }: ClausesProps) {
  const { text } = useTexts(namespace);
  const entries = parts.map(({ id, clauses }) => ({
    id,
    title: text(`${id}.short`),
    entries: clauses.map((clause) => ({ id: `${id}-${clause}`, title: text(`${id}.clauses.${clause}.short`) })),
  }));
  const endingEntries = ending === undefined ? [] : [{ id: ending.id, title: text(`${ending.id}.short`) }];
  const part = (id: string, content: ReactNode) => (
    <section key={id} className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{text(`${id}.title`)}</h2>
      {content}
    </section>
  );
  return (
    <Document contents={{ title: text("contents"), entries: [...entries, ...endingEntries] }}>
      <div className={styles.clauses}>
        <DocumentTools namespace={namespace} />
        {parts.map(({ id, brief, clauses }) =>
          part(
            id,
            <>
              {brief.length === 0 ? null : (
                <dl className={styles.inBrief}>
                  {brief.map((key) => (
                    <div key={key}>
                      <dt>{text(`${id}.brief.${key}.label`)}</dt>
                      <dd>{text(`${id}.brief.${key}.value`)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {clauses.map((clause) => (
                <Clause key={clause} namespace={namespace} part={id} clause={clause}>
                  {below?.(id, clause)}
                </Clause>
              ))}
            </>,
          ),
        )}
        {ending === undefined ? null : part(ending.id, ending.content)}
      </div>
    </Document>
  );
}
