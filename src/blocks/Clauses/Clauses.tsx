import { clsx } from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Actions, TextButton, TextLink } from "../../ui/Button";
import { DashList } from "../../ui/DashList";
import { Paragraphs } from "../../ui/InlineText";
import { Prose } from "../../ui/Prose";
import { LongText } from "../LongText/LongText";
import * as styles from "./Clauses.module.css";

type Part = Queries.ClausePartFragment;

interface ClausesProps {
  readonly namespace: "booking-terms" | "legal-notice";
  readonly parts: readonly Part[];
  /** A last part, which has no clauses. */
  readonly ending?: { readonly id: string; readonly title: string; readonly short: string; readonly content: ReactNode };
  /** Adds something after the texts of a clause. */
  readonly below?: (part: string, clause: Part["clauses"][number]) => ReactNode;
  /** Follows the two buttons at the top. */
  readonly children?: ReactNode;
}

/** A document of parts with numbered clauses, and its table of contents. */
export function Clauses({ namespace, parts, ending, below, children }: ClausesProps) {
  const { t } = useTranslation(namespace);
  const { business } = usePage();
  const entries = parts.map(({ id, short, clauses }) => ({
    id,
    title: short,
    entries: clauses.map((clause) => ({ id: `${id}-${clause.id}`, title: clause.short })),
  }));
  const endingEntries = ending === undefined ? [] : [{ id: ending.id, title: ending.short }];
  return (
    <LongText contents={{ title: t("contents"), entries: [...entries, ...endingEntries] }}>
      <div className={styles.clauses}>
        <Actions className={clsx("screen-only", styles.tools)}>
          <TextButton
            icon="print"
            onPress={() => {
              window.print();
            }}
          >
            {t("print")}
          </TextButton>
          <TextLink href={`mailto:${business.email}`} icon="mail">
            {t("ask")}
          </TextLink>
          {children}
        </Actions>
        {parts.map(({ id: part, title, brief, clauses }) => (
          <section key={part} className={styles.part}>
            <h2 id={part}>{title}</h2>
            {brief.length === 0 ? null : (
              <dl className={styles.inBrief} style={{ "--figures": brief.length }}>
                {brief.map((figure) => (
                  <div key={figure.id}>
                    <dt className="small">{figure.label}</dt>
                    <dd className="figure">{figure.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {clauses.map((clause) => (
              <section key={clause.id} className={styles.clause} id={`${part}-${clause.id}`}>
                <h3>{clause.title}</h3>
                <Prose>
                  {clause.body === null ? null : <Paragraphs>{clause.body}</Paragraphs>}
                  {clause.list === null ? null : <DashList items={clause.list} />}
                  {below?.(part, clause)}
                </Prose>
              </section>
            ))}
          </section>
        ))}
        {ending === undefined ? null : (
          <section className={styles.part}>
            <h2 id={ending.id}>{ending.title}</h2>
            {ending.content}
          </section>
        )}
      </div>
    </LongText>
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
