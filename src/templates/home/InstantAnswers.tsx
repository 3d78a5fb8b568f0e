import { graphql } from "gatsby";
import { CostTickets } from "../../blocks/CostTickets/CostTickets";
import { required } from "../../schemas/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./InstantAnswers.module.css";

export function InstantAnswers({ data }: { readonly data: Queries.InstantAnswersFragment }) {
  const { text, localPath } = useTexts("home");
  const drivers = useTexts("drivers");
  return (
    <>
      <Band tone="cool">
        <SectionHead id="answers" title={text("answers.title")} />
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
      <Band tone="warm">
        <SectionHead id="costs" title={drivers.text("title")} />
        <CostTickets>
          <ButtonLink variant="quiet" href={localPath("can-i-rent")} icon="arrow-right">
            {text("answers.rent")}
          </ButtonLink>
        </CostTickets>
      </Band>
    </>
  );
}

export const query = graphql`
  fragment InstantAnswers on Query {
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
