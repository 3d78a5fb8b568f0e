import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { Actions, TextButton, TextLink } from "../../ui/Button";
import { DashList } from "../../ui/DashList";
import { Paragraphs } from "../../ui/InlineText";
import { Prose } from "../../ui/Prose";
import { Document } from "../Document/Document";
import * as styles from "./Clauses.module.css";

type Part = Queries.ClausePartFragment;

interface ClauseProps {
  readonly part: string;
  readonly clause: Part["clauses"][number];
  readonly children: ReactNode;
}

function Clause({ part, clause: { id, title, body, list }, children }: ClauseProps) {
  return (
    <section className={styles.clause} id={`${part}-${id}`}>
      <h3>{title}</h3>
      <Prose>
        {body === null ? null : <Paragraphs>{body}</Paragraphs>}
        {list === null ? null : <DashList items={list} />}
        {children}
      </Prose>
    </section>
  );
}

interface ClausesProps {
  readonly namespace: "booking-terms" | "legal-notice";
  readonly parts: readonly Part[];
  /** A last part, which has no clauses. */
  readonly ending?: { readonly id: string; readonly title: string; readonly short: string; readonly content: ReactNode };
  /** What follows the texts of a clause. */
  readonly below?: (part: string, clause: Part["clauses"][number]) => ReactNode;
  /** Follows the tools at its head. */
  readonly children?: ReactNode;
}

/** A document of parts with numbered clauses, and its table of contents. */
export function Clauses({ namespace, parts, ending, below, children }: ClausesProps) {
  const { text, business } = useTexts(namespace);
  const entries = parts.map(({ id, short, clauses }) => ({
    id,
    title: short,
    entries: clauses.map((clause) => ({ id: `${id}-${clause.id}`, title: clause.short })),
  }));
  const endingEntries = ending === undefined ? [] : [{ id: ending.id, title: ending.short }];
  const part = (id: string, title: string, content: ReactNode) => (
    <section key={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {content}
    </section>
  );
  return (
    <Document contents={{ title: text("contents"), entries: [...entries, ...endingEntries] }}>
      <div className={styles.clauses}>
        <Actions className={styles.tools}>
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
          {children}
        </Actions>
        {parts.map(({ id, title, brief, clauses }) =>
          part(
            id,
            title,
            <>
              {brief.length === 0 ? null : (
                <dl className={styles.inBrief}>
                  {brief.map((figure) => (
                    <div key={figure.id}>
                      <dt>{figure.label}</dt>
                      <dd>{figure.value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {clauses.map((clause) => (
                <Clause key={clause.id} part={id} clause={clause}>
                  {below?.(id, clause)}
                </Clause>
              ))}
            </>,
          ),
        )}
        {ending === undefined ? null : part(ending.id, ending.title, ending.content)}
      </div>
    </Document>
  );
}

export const query = graphql`
  fragment ClausePart on ClausePart {
    id
    title(language: $language)
    short(language: $language)
    brief {
      id
      label(language: $language)
      value(language: $language)
    }
    clauses {
      id
      title(language: $language)
      short(language: $language)
      body(language: $language)
      list(language: $language)
      link(language: $language)
    }
  }
`;
