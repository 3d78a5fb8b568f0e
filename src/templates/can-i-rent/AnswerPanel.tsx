import { BookButton, CallOrMessage } from "../../blocks/ActionLinks/ActionLinks";
import { WrittenMessage } from "../../blocks/WrittenMessage/WrittenMessage";
import type { RentalAnswer, Verdict } from "../../rental/can-rent";
import { type Car, type Choices, FIGURES, type Figures, QUESTION_IDS, figuresOf } from "../../rental/choices";
import { useTranslation } from "react-i18next";
import { textOf } from "../../i18n/texts";
import { usePage } from "../../page/page";
import { Actions } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { Summary } from "../../ui/Summary";
import * as styles from "./Check.module.css";

interface AnswerPanelProps {
  readonly choices: Choices;
  readonly answer: RentalAnswer;
  /** The car chosen, if its figures are known. */
  readonly car: Car | undefined;
}

/** The signs of the verdicts, so that they differ before a word is read. */
const SIGNS: Readonly<Record<Verdict, string>> = { yes: "check", "yes-with-surcharge": "plus", ask: "question", no: "close" };

/**
 * The verdict with the driver whom it is for and its three figures, which screen readers announce, then the reasons and what to do. Before
 * hydration it shows the answer for the usual driver. If a visitor changes a choice then, CSS replaces it with a request to wait.
 */
export function AnswerPanel({ choices, answer, car }: AnswerPanelProps) {
  const { t } = useTranslation("can-i-rent");
  const { localPath } = usePage();
  const { t: drivers } = useTranslation("drivers");
  const { verdict, reasons, kind } = answer;
  const figures = figuresOf(answer, choices);
  const isCarAccepted = kind === "standard" || kind === "young";
  const sign = (
    <span key={verdict} className={styles.sign}>
      <Icon name={SIGNS[verdict]} />
    </span>
  );
  // Age and licence are not the reason where the card is refused.
  const whom =
    choices.payment !== "own"
      ? ""
      : (["age", "licence"] as const).reduce(
          (text, name) =>
            text.replace(
              "#",
              textOf(t, `questions.${name}.options`, choices[name]).replace(/^./, (letter) => letter.toLowerCase()),
            ),
          t("whom"),
        );
  const ownCar = choices.vehicle === "car" ? car : undefined;
  /** The one figure of the car in place of a range, where there is a range. */
  const ownAmount = (amount: string): string | undefined =>
    amount === "standard" ? ownCar?.deposit : amount === "car" ? ownCar?.excess : undefined;
  const briefHold = (amount: Figures["hold"]["amount"]): string => {
    const own = ownAmount(amount);
    return own === undefined ? t(`brief.hold.${amount}`) : t("brief.hold.one").replace("#", own);
  };
  const message = [
    t("message.opening"),
    ...QUESTION_IDS.map((name) => {
      const chosen = (name === "vehicle" ? ownCar?.name : undefined) ?? textOf(t, `questions.${name}.options`, choices[name]);
      return `${t(`questions.${name}.legend`)} ${chosen}`;
    }),
  ].join("\n");
  return (
    <div className={styles.answers}>
      <div className={styles.status} role="status" data-verdict={verdict}>
        <h2>
          {sign}
          <span key={`${whom} ${verdict} in words`}>
            <small>{whom}</small> {t(`verdicts.${verdict}`)}
          </span>
        </h2>
        <p className={styles.brief} aria-hidden="true">
          <small key={whom}>{whom}</small>
          {sign}
          <strong key={`${verdict} in words`}>{t(`verdicts.${verdict}`)}</strong>
          {figures === undefined ? null : (
            <small key={`${figures.pay.amount} ${briefHold(figures.hold.amount)}`}>
              {t(`brief.pay.${figures.pay.amount}`)} · {briefHold(figures.hold.amount)}
              {figures.risk.amount === "north" ? ` · ${t("brief.risk")}` : null}
            </small>
          )}
        </p>
        <p className={styles.wait}>{t("wait")}</p>
        {figures === undefined ? null : (
          <dl className={styles.figures}>
            {FIGURES.map((figure) => {
              const { amount, clause } = figures[figure];
              const own = ownAmount(amount);
              const label = figure === "hold" ? t(`hold.${kind === "van" ? "van" : "car"}`) : drivers(`figures.${figure}`);
              return (
                <div key={figure}>
                  <dt>
                    <a href={localPath("booking-terms", clause)}>{label}</a>
                  </dt>
                  {/* The key makes React replace it, because browser translation has replaced the texts that React knows. */}
                  <dd key={own ?? amount}>
                    <InlineText>{own === undefined ? textOf(drivers, `amounts.${figure}`, amount) : `**${own}**`}</InlineText>
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
              {t(`reasons.${id}`)} <a href={localPath("booking-terms", clause)}>{t(`clauses.${clause}`)}</a>
            </li>
          ))}
          {isCarAccepted ? <li>{t("held")}</li> : null}
        </ul>
        <p>{t(`next.${kind ?? (verdict === "ask" ? "ask" : "no")}`)}</p>
        <Actions>
          {kind === undefined ? null : <BookButton label={kind === "van" ? "bookVan" : "book"} />}
          {isCarAccepted ? null : <CallOrMessage variant={kind === "van" ? "quiet" : "book"} />}
        </Actions>
        <details open={verdict === "ask"}>
          <Summary>{t("message.write")}</Summary>
          <WrittenMessage message={message} />
        </details>
      </div>
    </div>
  );
}
