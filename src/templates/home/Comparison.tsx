import { graphql } from "gatsby";
import { required } from "../../schemas/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { Table } from "../../ui/Table";
import * as styles from "./Comparison.module.css";

/** Compares the business with others, of whom it names none. Each row’s sources are in its data. */
export function Comparison({ data }: { readonly data: Queries.ComparisonFragment }) {
  const { text } = useTexts("home");
  return (
    <Band>
      <SectionHead id="versus" title={text("comparison.title")} />
      <Table
        className={styles.versus}
        caption={text("comparison.title")}
        columns={[{ title: text("comparison.us") }, { title: text("comparison.others") }]}
        rows={required(data.comparisonsJson, "data/comparisons.json").desks.map(({ id, title, us, others }) => ({
          id,
          title,
          cells: [us, others],
        }))}
      />
      <p className={`small ${styles.note}`}>{text("comparison.note")}</p>
    </Band>
  );
}

export const query = graphql`
  fragment Comparison on Query {
    comparisonsJson {
      desks {
        id
        title(language: $language)
        us(language: $language)
        others(language: $language)
      }
    }
  }
`;
