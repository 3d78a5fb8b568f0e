import { graphql } from "gatsby";
import { DRIVER_KINDS } from "../../core/hire/can-rent";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Fold } from "../../ui/Fold";
import { SectionHead } from "../../ui/SectionHead";
import { Table } from "../../ui/Table";
import { CanRent } from "./can-rent/CanRent";
import * as styles from "./InstantAnswers.module.css";

export function InstantAnswers({ data }: { readonly data: Queries.CanRentFragment & Queries.InstantAnswersFragment }) {
  const { text } = useTexts("home");
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
      <CanRent data={data} />
      <div className={styles.drivers}>
        <Fold label={text("drivers.all")} shown={0}>
          <Table
            caption={text("drivers.title")}
            columns={DRIVER_KINDS.map((driver) => ({
              title: text(`drivers.columns.${driver}.title`),
              note: text(`drivers.columns.${driver}.note`),
            }))}
            rows={required(data.comparisonsJson, "data/comparisons.json").drivers.map(({ id, title, ...cells }) => ({
              id,
              title,
              cells: DRIVER_KINDS.map((driver) => cells[driver]),
            }))}
          />
        </Fold>
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
