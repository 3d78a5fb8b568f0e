import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Questions } from "../../blocks/Faq/Questions";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import { required } from "../../schemas/required";
import { SectionHead } from "../../ui/SectionHead";
import { Table } from "../../ui/Table";
import * as styles from "./ParkingAnswers.module.css";

/** Without the price of one of these, a table of what parking costs would list its penalties alone. */
const PRICES: readonly string[] = ["parking-day", "parking-week"];

/** The prices of parking and the questions about it, as far as the owner has answered them. */
export function ParkingAnswers({ data: { faqJson, termsJson } }: { readonly data: Queries.ParkingAnswersFragment }) {
  const { t } = useTranslation("airport-parking");
  const prices = required(termsJson, "data/terms.json").fees.filter(({ scope }) => scope === "parking");
  const questions = required(faqJson, "data/faq.json").parking;
  return (
    <>
      {prices.some(({ id }) => PRICES.includes(id)) ? (
        <TwoColumns tone="warm">
          <SectionHead id="prices" title={t("prices.title")} />
          <Table
            className={styles.prices}
            caption={t("prices.title")}
            columns={[t("prices.amount")]}
            rows={prices.map(({ id, name, when, amount }) => ({ id, title: name, note: when, cells: [amount] }))}
          />
        </TwoColumns>
      ) : null}
      {questions.length === 0 ? null : (
        <TwoColumns>
          <Questions group="parking" questions={questions} title={t("faq.title")} />
        </TwoColumns>
      )}
    </>
  );
}

export const query = graphql`
  fragment ParkingAnswers on Query {
    faqJson {
      parking {
        ...Question
      }
    }
    termsJson {
      fees {
        ...Fee
      }
    }
  }
`;
