import { useRef } from "react";
import { BookButton, CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { WrittenMessage } from "../../blocks/WrittenMessage/WrittenMessage";
import type { HireFact } from "../../core/hire/can-rent";
import { type Choices, QUESTION_IDS, answerTo, figuresOf } from "../../core/hire/choices";
import { useTexts } from "../../i18n/texts";
import { InlineText } from "../../ui/InlineText";
import { useInView } from "../../ui/use-in-view";
import * as styles from "./Check.module.css";

const FIGURES = ["pay", "hold", "risk"] as const;

interface AnswerProps {
  readonly choices: Choices;
  readonly facts: readonly HireFact[];
}

/**
 * The verdict and its three figures, which screen readers announce; then why, and what to do. Before hydration it answers for the usual
 * driver; when a choice is changed, CSS replaces it by a request to wait.
 */
export function Answer({ choices, facts }: AnswerProps) {
  const { text, localPath } = useTexts("can-i-rent");
  const drivers = useTexts("drivers");
  // On phones the bar of the chat leaves the lower edge to the verdict.
  const shown = useRef<HTMLParagraphElement>(null);
  const isSeen = useInView(shown);
  const answer = answerTo(choices, facts);
  const { verdict, reasons, kind } = answer;
  const figures = figuresOf(answer, choices);
  const message = [
    text("message.opening"),
    ...QUESTION_IDS.map((name) => {
      const chosen: string = choices[name];
      return `${text(`questions.${name}.legend`)} ${text(`questions.${name}.options.${chosen}`)}`;
    }),
  ].join("\n");
  return (
    <div className={styles.answers}>
      <div className={styles.answer}>
        <div className={styles.status} role="status" data-verdict={verdict} data-seen={isSeen}>
          <p ref={shown} className={styles.verdict}>
            {text(`verdicts.${verdict}`)}
          </p>
          <p className={styles.wait}>{text("wait")}</p>
          {figures === undefined ? null : (
            <dl className={styles.figures}>
              {FIGURES.map((figure) => {
                const { amount, clause }: { readonly amount: string; readonly clause: string } = figures[figure];
                const label = figure === "hold" ? text(`hold.${kind === "van" ? "van" : "car"}`) : drivers.text(`figures.${figure}`);
                return (
                  <div key={figure}>
                    <dt>
                      <a href={localPath("booking-terms", clause)}>{label}</a>
                    </dt>
                    {/* By its key made anew, because browser translation puts elements in the place of the texts that React knows. */}
                    <dd key={amount}>
                      <InlineText>{drivers.text(`amounts.${figure}.${amount}`)}</InlineText>
                    </dd>
                  </div>
                );
              })}
            </dl>
          )}
        </div>
        <div className={styles.details}>
          <ul className={styles.reasons}>
            {reasons.map(({ id, clause }) => (
              <li key={id}>
                {text(`reasons.${id}`)} <a href={localPath("booking-terms", clause)}>{text(`clauses.${clause}`)}</a>
              </li>
            ))}
            {kind === "standard" || kind === "young" ? <li>{text("held")}</li> : null}
            {figures === undefined ? null : <li>{drivers.text("byGroup")}</li>}
          </ul>
          <p>{text(`next.${kind ?? (verdict === "ask" ? "ask" : "no")}`)}</p>
          {kind === "standard" || kind === "young" ? <BookButton /> : <CallButton variant="book" />}
          <details open={verdict === "ask"}>
            <summary>{text("message.write")}</summary>
            <WrittenMessage message={message} />
          </details>
        </div>
      </div>
    </div>
  );
}
