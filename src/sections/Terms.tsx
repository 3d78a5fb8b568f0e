import { graphql } from "gatsby";
import { useTexts } from "../i18n/texts";
import { business } from "../site/business";
import { TextLink } from "../ui/Button";
import { InlineText } from "../ui/InlineText";
import { Table } from "../ui/Table";
import * as styles from "./Document.module.css";

interface TermsProps {
  readonly data: Queries.TermsFragment;
}

type Part = Queries.TermsPartFragment;

/** The anchor of a clause. The parts are reached by their own ids, `car` and `van`. */
function clauseId(part: string, clause: string): string {
  return `${part}-${clause}`;
}

function Contents({ parts }: { readonly parts: readonly Part[] }) {
  const { text } = useTexts("booking-terms");
  return (
    <nav className={styles["toc"]} aria-labelledby="contents">
      <h2 id="contents">{text("contents")}</h2>
      <ol>
        {parts.map(({ id, clauses }) => (
          <li key={id}>
            <a href={`#${id}`}>{text(`${id}.short`)}</a>
            <ol>
              {clauses.map((clause) => (
                <li key={clause}>
                  <a href={`#${clauseId(id, clause)}`}>{text(`${id}.clauses.${clause}.short`)}</a>
                </li>
              ))}
            </ol>
          </li>
        ))}
        <li>
          <a href="#fees">{text("fees.short")}</a>
        </li>
      </ol>
    </nav>
  );
}

function Clause({ part, clause }: { readonly part: string; readonly clause: string }) {
  const { text, list, has } = useTexts("booking-terms");
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
        {has(`${key}.list`) ? (
          <ul>
            {list(`${key}.list`).map((item) => (
              <li key={item}>
                <InlineText>{item}</InlineText>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

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
        <Clause key={clause} part={id} clause={clause} />
      ))}
    </section>
  );
}

/** The contract: its clauses with anchors, and every fee in one table. */
export function Terms({ data: { termsJson } }: TermsProps) {
  const { text } = useTexts("booking-terms");
  const { parts, fees } = termsJson ?? { parts: [], fees: [] };
  return (
    <div className={`wrap ${styles["article"] ?? ""}`} data-facts="none">
      <Contents parts={parts} />
      <div className={styles["terms"]}>
        <p className={styles["documentTools"]}>
          <TextLink href={`mailto:${business.email}`} icon="mail">
            {text("ask")}
          </TextLink>
        </p>
        {parts.map((part) => (
          <TermsPart key={part.id} {...part} />
        ))}
        <section className={styles["part"]} aria-labelledby="fees">
          <h2 id="fees">{text("fees.title")}</h2>
          <p className={styles["feesLead"]}>{text("fees.lead")}</p>
          {(["car", "van"] as const).map((scope) => (
            <div key={scope} className={styles["feesOfScope"]}>
              <Table
                variant="fees"
                caption={text(`fees.scopes.${scope}`)}
                corner={text("fees.what")}
                columns={[{ title: text("fees.vat") }, { title: text("fees.amount") }]}
                rows={fees
                  .filter((fee) => fee.scope === scope)
                  .map(({ id, vat }) => ({
                    id,
                    title: text(`fees.items.${id}.name`),
                    note: text(`fees.items.${id}.when`),
                    cells: [text(`fees.vatNotes.${vat}`), text(`fees.items.${id}.amount`)],
                  }))}
              />
            </div>
          ))}
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
