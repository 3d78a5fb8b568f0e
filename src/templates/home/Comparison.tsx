import { clsx } from "clsx";
import { graphql } from "gatsby";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { Table } from "../../ui/Table";
import * as styles from "./Comparison.module.css";

/** Compares the business with others, of whom it names none. Each row’s sources are in its data. */
export function Comparison({ data }: { readonly data: Queries.ComparisonFragment }) {
  const { t } = useTranslation("home");
  return (
    <Band>
      <SectionHead id="versus" title={t("comparison.title")} />
      <Table
        className={styles.versus}
        caption={`${t("comparison.us")}, ${t("comparison.others")}`}
        columns={[t("comparison.us"), t("comparison.others")]}
        rows={required(data.comparisonsJson, "data/comparisons.json").desks.map(({ id, title, us, others }) => ({
          id,
          title,
          cells: [us, others],
        }))}
      />
      <p className={clsx("small", styles.note)}>{t("comparison.note")}</p>
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
