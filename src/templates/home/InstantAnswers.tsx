import { DRIVER_KINDS } from "../../core/hire/can-rent";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { Table } from "../../ui/Table";
import { CanRent } from "./CanRent";
import * as styles from "./InstantAnswers.module.css";

/** Questions, each with its colour. */
const QUESTIONS = [
  ["age", "sea"],
  ["card", "sun"],
  ["north", "olive"],
  ["cancel", "clay"],
  ["distance", "sun"],
  ["late", "sea"],
] as const;

const DRIVER_ROWS = ["age", "licence", "surcharge", "deposit", "protected", "excess"] as const;

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
        <Table
          caption={text("drivers.title")}
          columns={DRIVER_KINDS.map((driver) => ({
            title: text(`drivers.columns.${driver}.title`),
            note: text(`drivers.columns.${driver}.note`),
          }))}
          rows={DRIVER_ROWS.map((row) => ({
            id: row,
            title: text(`drivers.rows.${row}.title`),
            cells: DRIVER_KINDS.map((driver) => text(`drivers.rows.${row}.${driver}`)),
          }))}
        />
      </div>
    </Band>
  );
}
