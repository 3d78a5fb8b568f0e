import type { ReactNode } from "react";
import { DRIVER_KINDS } from "../../rental/can-rent";
import { FIGURES, USUAL, figuresOf } from "../../rental/choices";
import { required } from "../../schemas/required";
import { useTexts } from "../../i18n/texts";
import { Grid } from "../../ui/Grid";
import { InlineText } from "../../ui/InlineText";
import { Prose } from "../../ui/Prose";
import * as styles from "./CostTickets.module.css";

/** What each driver pays on top, what is held, and what damage can cost: a table whose rows look like tickets. Then what cancelling costs. */
export function CostTickets({ children }: { readonly children?: ReactNode }) {
  const { text, textOf, list } = useTexts("drivers");
  return (
    <>
      <table className={styles.tickets}>
        <caption className="visually-hidden">{text("title")}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{text("driver")}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {text(`figures.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DRIVER_KINDS.map((kind) => {
            const figures = required(figuresOf({ kind }, USUAL), `the figures of “${kind}”`);
            return (
              <tr key={kind}>
                <th scope="row">{text(`drivers.${kind}`)}</th>
                {FIGURES.map((figure) => (
                  <td key={figure} data-label={text(`figures.${figure}`)}>
                    <span>
                      <InlineText>{textOf(`amounts.${figure}`, figures[figure].amount)}</InlineText>
                    </span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Grid min={28} className={styles.below}>
        <Prose>
          {(["byGroup", "north", "others", "residents"] as const).map((note) => (
            <p key={note} className="small">
              <InlineText>{text(note)}</InlineText>
            </p>
          ))}
          {children}
        </Prose>
        <div>
          <h3 id="cancelling">{text("cancelling.title")}</h3>
          <ol className={styles.ruler}>
            {list("cancelling.steps").map((step) => (
              <li key={step}>
                <InlineText>{step}</InlineText>
              </li>
            ))}
          </ol>
          <p className="small">
            <InlineText>{text("cancelling.example")}</InlineText>
          </p>
        </div>
      </Grid>
    </>
  );
}
