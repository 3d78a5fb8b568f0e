import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Table } from "../../ui/Table";
import { Clause, clauseId } from "../../blocks/Clause/Clause";
import { Contents } from "../../blocks/Contents/Contents";
import { DocumentTools } from "../../blocks/DocumentTools/DocumentTools";
import * as document from "../../blocks/Document/Document.module.css";
import * as styles from "./Terms.module.css";

interface TermsProps {
  readonly data: Queries.TermsFragment;
}

type Part = Queries.TermsPartFragment;

function TermsPart({ id, brief, clauses }: Part) {
  const { text } = useTexts("booking-terms");
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <h2 id={id}>{text(`${id}.title`)}</h2>
      <dl className={styles["inBrief"]}>
        {brief.map((key) => (
          <div key={key}>
            <dt>{text(`${id}.brief.${key}.label`)}</dt>
            <dd>{text(`${id}.brief.${key}.value`)}</dd>
          </div>
        ))}
      </dl>
      {clauses.map((clause) => (
        <Clause key={clause} namespace="booking-terms" part={id} clause={clause} />
      ))}
    </section>
  );
}

/** The contract: its clauses with anchors, and every fee in one table. */
export function Terms({ data: { termsJson } }: TermsProps) {
  const { text } = useTexts("booking-terms");
  const { parts, fees } = termsJson ?? { parts: [], fees: [] };
  return (
    <div className={`wrap ${document["article"] ?? ""}`} data-facts="none">
      <Contents
        title={text("contents")}
        entries={[
          ...parts.map(({ id, clauses }) => ({
            id,
            title: text(`${id}.short`),
            entries: clauses.map((clause) => ({ id: clauseId(id, clause), title: text(`${id}.clauses.${clause}.short`) })),
          })),
          { id: "fees", title: text("fees.short") },
        ]}
      />
      <div className={styles["terms"]}>
        <DocumentTools namespace="booking-terms" />
        {parts.map((part) => (
          <TermsPart key={part.id} {...part} />
        ))}
        <section className={styles["part"]} aria-labelledby="fees">
          <h2 id="fees">{text("fees.title")}</h2>
          <p className={styles["feesLead"]}>{text("fees.lead")}</p>
          <Table
            variant="fees"
            caption={text("fees.title")}
            isCaptionHidden
            corner={text("fees.what")}
            columns={[{ title: text("fees.scope") }, { title: text("fees.vat") }, { title: text("fees.amount") }]}
            rows={fees.map(({ id, scope, vat }) => ({
              id,
              title: text(`fees.items.${id}.name`),
              note: text(`fees.items.${id}.when`),
              cells: [text(`fees.scopes.${scope}`), text(`fees.vatNotes.${vat}`), text(`fees.items.${id}.amount`)],
            }))}
          />
        </section>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment TermsPart on TermsPart {
    id
    brief
    clauses
  }
  fragment Terms on Query {
    termsJson {
      parts {
        ...TermsPart
      }
      fees {
        id
        scope
        vat
      }
    }
  }
`;
