import { graphql } from "gatsby";
import { DriversTable } from "../../blocks/DriversTable/DriversTable";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { TextLink } from "../../ui/Button";
import { Fold } from "../../ui/Fold";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./InstantAnswers.module.css";

export function InstantAnswers({ data }: { readonly data: Queries.DriversTableFragment & Queries.InstantAnswersFragment }) {
  const { text, localPath } = useTexts("home");
  const drivers = useTexts("drivers");
  return (
    <Band tone="warm">
      <SectionHead id="answers" eyebrow={text("answers.eyebrow")} title={text("answers.title")} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without a pointer, the row scrolls only while it has the focus. */}
      <div className={`swipe ${styles.passes}`} tabIndex={0} role="group" aria-labelledby="answers">
        {data.answersJson?.answers.map(({ id, tint, question, answer, stub, stubNote }) => (
          <article key={id} className={styles.pass} data-tint={tint}>
            <div className={styles.passMain}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
            <p className={styles.passStub}>
              <b>{stub}</b> <span>{stubNote}</span>
            </p>
          </article>
        ))}
      </div>
      <div className={styles.drivers}>
        <Fold label={drivers.text("all")} shown={0}>
          <DriversTable data={data} />
        </Fold>
        <p>
          <TextLink href={localPath("can-i-rent")} icon="arrow-right">
            {text("answers.rent")}
          </TextLink>
        </p>
      </div>
    </Band>
  );
}

export const query = graphql`
  fragment InstantAnswers on Query {
    answersJson {
      answers {
        id
        tint
        question(language: $language)
        answer(language: $language)
        stub(language: $language)
        stubNote(language: $language)
      }
    }
  }
`;
