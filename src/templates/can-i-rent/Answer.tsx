import { BookButton, CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { WrittenMessage } from "../../blocks/WrittenMessage/WrittenMessage";
import type { HireFact } from "../../rental/can-rent";
import { type Choices, FIGURES, QUESTION_IDS, answerTo, figuresOf } from "../../rental/choices";
import { useTexts } from "../../i18n/texts";
import { InlineText } from "../../ui/InlineText";
import { Summary } from "../../ui/Summary";
import * as styles from "./Check.module.css";

interface AnswerProps {
  readonly choices: Choices;
  readonly facts: readonly HireFact[];
}

/**
 * The verdict and its three figures, which screen readers announce, then the reasons and what to do. Before hydration it shows the answer
 * for the usual driver. If a visitor changes a choice then, CSS replaces it with a request to wait.
 */
export function Answer({ choices, facts }: AnswerProps) {
  const { text, textOf, localPath } = useTexts("can-i-rent");
  const drivers = useTexts("drivers");
  const answer = answerTo(choices, facts);
  const { verdict, reasons, kind } = answer;
  const figures = figuresOf(answer, choices);
  const message = [
    text("message.opening"),
    ...QUESTION_IDS.map((name) => `${text(`questions.${name}.legend`)} ${textOf(`questions.${name}.options`, choices[name])}`),
  ].join("\n");
  return (
    <div className={styles.answers}>
      <div className={styles.status} role="status" data-verdict={verdict}>
        <h2>{text(`verdicts.${verdict}`)}</h2>
        <p className={styles.brief} aria-hidden="true">
          <strong>{text(`verdicts.${verdict}`)}</strong>
          {figures === undefined ? null : (
            <small key={`${figures.pay.amount} ${figures.hold.amount}`}>
              {text(`brief.pay.${figures.pay.amount}`)} · {text(`brief.hold.${figures.hold.amount}`)}
            </small>
          )}
        </p>
        <p className={styles.wait}>{text("wait")}</p>
        {figures === undefined ? null : (
          <dl className={styles.figures}>
            {FIGURES.map((figure) => {
              const { amount, clause } = figures[figure];
              const label = figure === "hold" ? text(`hold.${kind === "van" ? "van" : "car"}`) : drivers.text(`figures.${figure}`);
              return (
                <div key={figure}>
                  <dt>
                    <a href={localPath("booking-terms", clause)}>{label}</a>
                  </dt>
                  {/* The key makes React replace it, because browser translation has replaced the texts that React knows. */}
                  <dd key={amount}>
                    <InlineText>{drivers.textOf(`amounts.${figure}`, amount)}</InlineText>
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
      <div className={styles.details}>
        <ul>
          {reasons.map(({ id, clause }) => (
            <li key={id}>
              {text(`reasons.${id}`)} <a href={localPath("booking-terms", clause)}>{text(`clauses.${clause}`)}</a>
            </li>
          ))}
          {kind === "standard" || kind === "young" ? <li>{text("held")}</li> : null}
        </ul>
        <p>{text(`next.${kind ?? (verdict === "ask" ? "ask" : "no")}`)}</p>
        {kind === "standard" || kind === "young" ? <BookButton /> : <CallButton variant="book" />}
        <details open={verdict === "ask"}>
          <Summary>{text("message.write")}</Summary>
          <WrittenMessage message={message} />
        </details>
      </div>
    </div>
  );
}
