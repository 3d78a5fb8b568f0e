import { graphql } from "gatsby";
import { CostTickets } from "../../blocks/CostTickets/CostTickets";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { Band } from "../../ui/Band";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { SectionHead } from "../../ui/SectionHead";
import { Road } from "./Road";
import * as styles from "./InstantAnswers.module.css";

/** Short answers as cards, a picture, and what is paid and held as tickets. */
export function InstantAnswers({ data }: { readonly data: Queries.InstantAnswersFragment }) {
  const { t } = useTranslation("home");
  const { localPath } = usePage();
  const { t: drivers } = useTranslation("drivers");
  return (
    <>
      <Band tone="cool">
        <SectionHead id="answers" title={t("answers.title")} />
        <ul className={styles.answers}>
          {required(data.answersJson, "data/answers.json").answers.map(({ id, figure, label, answer }) => (
            <Card key={id} as="li">
              <h3>
                <b className="figure">{figure}</b> {label}
              </h3>
              <p>{answer}</p>
            </Card>
          ))}
        </ul>
      </Band>
      <Road data={data} />
      <Band tone="warm">
        <SectionHead id="costs" title={drivers("title")} />
        <CostTickets isShort>
          <ButtonLink variant="quiet" href={localPath("can-i-rent")} icon="arrow-right">
            {t("answers.rent")}
          </ButtonLink>
        </CostTickets>
      </Band>
    </>
  );
}

export const query = graphql`
  fragment InstantAnswers on Query {
    ...Road
    answersJson {
      answers {
        id
        figure(language: $language)
        label(language: $language)
        answer(language: $language)
      }
    }
  }
`;
