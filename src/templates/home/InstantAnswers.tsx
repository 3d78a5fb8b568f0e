import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { CanRent } from "./CanRent";
import { DriversTable } from "./DriversTable";
import * as styles from "./InstantAnswers.module.css";

/** The questions in their order, each with the tint of its stub. */
const QUESTIONS = [
  ["age", "sea"],
  ["card", "sun"],
  ["north", "olive"],
  ["cancel", "clay"],
  ["distance", "sun"],
  ["late", "sea"],
] as const;

export function InstantAnswers({ data }: { readonly data: Queries.CanRentFragment }) {
  const { text } = useTexts("home");
  return (
    <Band tone="warm" labelledBy="answers">
      <SectionHead id="answers" eyebrow={text("answers.eyebrow")} title={text("answers.title")} />
      <div className={styles.passes}>
        {QUESTIONS.map(([id, tint]) => (
          <article key={id} className={styles.pass} data-tint={tint}>
            <div className={styles.passMain}>
              <h3>{text(`answers.items.${id}.question`)}</h3>
              <p>{text(`answers.items.${id}.answer`)}</p>
            </div>
            <p className={styles.passStub}>
              <b>{text(`answers.items.${id}.stub`)}</b> <span>{text(`answers.items.${id}.stubNote`)}</span>
            </p>
          </article>
        ))}
      </div>
      <CanRent data={data} />
      <div className={styles.drivers}>
        <DriversTable />
      </div>
    </Band>
  );
}
