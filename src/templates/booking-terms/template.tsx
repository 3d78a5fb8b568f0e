import { type PageProps, graphql } from "gatsby";
import { Clauses } from "../../blocks/Clauses/Clauses";
import { PlainHero } from "../../blocks/PlainHero/PlainHero";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Table } from "../../ui/Table";
import * as styles from "./template.module.css";

export { PageHead as Head } from "../../head/PageHead";

export default function BookingTermsPage({ data }: PageProps<Queries.BookingTermsPageQuery>) {
  const { text } = useTexts("booking-terms");
  const { parts, fees } = required(data.termsJson, "data/terms.json");
  const feesTable = (
    <>
      <p className={styles.feesLead}>{text("fees.lead")}</p>
      <Table
        variant="fees"
        caption={text("fees.title")}
        isCaptionHidden
        corner={text("fees.what")}
        columns={[{ title: text("fees.scope") }, { title: text("fees.amount") }]}
        rows={fees.map(({ id, name, when, amount, scope }) => ({
          id,
          title: name,
          note: when,
          cells: [text(`fees.scopes.${scope}`), amount],
        }))}
      />
    </>
  );
  return (
    <>
      <PlainHero picture={data.hero} namespace="booking-terms" />
      <Clauses
        namespace="booking-terms"
        parts={parts}
        ending={{ id: "fees", title: text("fees.title"), short: text("fees.short"), content: feesTable }}
      />
    </>
  );
}

export const query = graphql`
  query BookingTermsPage($language: String!, $namespaces: [String!]!, $picture: String!, $socialScene: String!) {
    ...Page
    termsJson {
      parts {
        ...ClausePart
      }
      fees {
        id
        name(language: $language)
        when(language: $language)
        amount(language: $language)
        scope
      }
    }
  }
`;
