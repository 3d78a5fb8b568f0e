import type { ReactNode } from "react";
import { DRIVER_KINDS } from "../../rental/can-rent";
import { FIGURES, USUAL, figuresOf } from "../../rental/choices";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { textOf } from "../../i18n/texts";
import { Grid } from "../../ui/Grid";
import { InlineText } from "../../ui/InlineText";
import { Prose } from "../../ui/Prose";
import * as styles from "./CostTickets.module.css";

/** Sentences below the table. */
const NOTES = ["byGroup", "north", "others", "residents"] as const;

interface CostTicketsProps {
  readonly children?: ReactNode;
  /** Leaves out what the page has said already: vans, the north, and the example. */
  readonly isShort?: boolean;
}

/** What each driver pays extra, what is held, and what damage can cost: a table whose rows look like tickets. Then what cancelling costs. */
export function CostTickets({ children, isShort = false }: CostTicketsProps) {
  const { t } = useTranslation("drivers");
  const kinds = DRIVER_KINDS.filter((kind) => !isShort || kind !== "van");
  const notes = NOTES.filter((note) => !isShort || note !== "north");
  return (
    <>
      <table className={styles.tickets}>
        <caption className="visually-hidden">{FIGURES.map((figure) => t(`figures.${figure}`)).join(", ")}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t("driver")}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {t(`figures.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const figures = required(figuresOf({ kind }, USUAL), `the figures of “${kind}”`);
            return (
              <tr key={kind} data-driver={kind}>
                <th scope="row">{t(`drivers.${kind}`)}</th>
                {FIGURES.map((figure) => (
                  <td key={figure} data-label={t(`figures.${figure}`)}>
                    <span>
                      <InlineText>{textOf(t, `amounts.${figure}`, figures[figure].amount)}</InlineText>
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
          {notes.map((note) => (
            <p key={note} className="small">
              <InlineText>{t(note)}</InlineText>
            </p>
          ))}
          {children}
        </Prose>
        <div>
          <h3 id="cancelling">{t("cancelling.title")}</h3>
          <ol className={styles.ruler}>
            {(["free", "late", "noShow"] as const).map((step) => (
              <li key={step} data-refund={step}>
                <InlineText>{t(`cancelling.steps.${step}`)}</InlineText>
              </li>
            ))}
          </ol>
          {isShort ? null : (
            <p className="small">
              <InlineText>{t("cancelling.example")}</InlineText>
            </p>
          )}
        </div>
      </Grid>
    </>
  );
}
