import { graphql } from "gatsby";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Table } from "../../ui/Table";
import { Clause, Clauses, ClausesPart, InBrief, clauseId } from "../../blocks/Clauses/Clauses";
import { Document } from "../../blocks/Document/Document";
import { DocumentTools } from "../../blocks/DocumentTools/DocumentTools";
import * as styles from "./Terms.module.css";

const NAMESPACE = "booking-terms";

export function Terms({ data: { termsJson } }: { readonly data: Queries.TermsFragment }) {
  const { text } = useTexts(NAMESPACE);
  const { parts, fees } = required(termsJson, "data/terms.json");
  return (
    <Document
      contents={{
        title: text("contents"),
        entries: [
          ...parts.map(({ id, clauses }) => ({
            id,
            title: text(`${id}.short`),
            entries: clauses.map((clause) => ({ id: clauseId(id, clause), title: text(`${id}.clauses.${clause}.short`) })),
          })),
          { id: "fees", title: text("fees.short") },
        ],
      }}
    >
      <Clauses>
        <DocumentTools namespace={NAMESPACE} />
        {parts.map(({ id, brief, clauses }) => (
          <ClausesPart key={id} id={id} title={text(`${id}.title`)}>
            <InBrief namespace={NAMESPACE} part={id} entries={brief} />
            {clauses.map((clause) => (
              <Clause key={clause} namespace={NAMESPACE} part={id} clause={clause} />
            ))}
          </ClausesPart>
        ))}
        <ClausesPart id="fees" title={text("fees.title")}>
          <p className={styles.feesLead}>{text("fees.lead")}</p>
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
        </ClausesPart>
      </Clauses>
    </Document>
  );
}

export const query = graphql`
  fragment Terms on Query {
    termsJson {
      parts {
        id
        brief
        clauses
      }
      fees {
        id
        scope
        vat
      }
    }
  }
`;
