import { Suspense, lazy, useRef, useState } from "react";
import { BookButton, CallButton } from "../../../blocks/ActionLinks/ActionLinks";
import { WrittenMessage } from "../../../blocks/WrittenMessage/WrittenMessage";
import { type Choices, type TripAnswer, writeChoices } from "../../../core/hire/trip-choices";
import { optionOf } from "../../../core/languages";
import { useTexts } from "../../../i18n/texts";
import { useInView } from "../../../ui/use-in-view";
import type KeepTripButtons from "./KeepTrip";
import type { Country } from "./Questions";
import { SumLines, type TripSums, Totals, momentsOf, openLines } from "./Sums";
import { TRIP } from "./use-choices";
import { useChosen } from "./use-chosen";
import * as styles from "./CanRent.module.css";

/** Loaded when the visitor first uses the answer. If it cannot be loaded, the address bar still has the link. */
const KeepTrip = lazy<typeof KeepTripButtons>(() => import("./KeepTrip").catch(() => ({ default: () => <></> })));

/** A row of the drivers’ table. */
type VanCost = NonNullable<Queries.CanRentFragment["comparisonsJson"]>["drivers"][number];

function Dates({ sums }: { readonly sums: TripSums }) {
  const { text, language } = useTexts("home");
  return (
    <dl className={styles.money}>
      {momentsOf(sums).map(({ id, at }) => (
        <div key={id}>
          <dt>{text(`canRent.sums.${id}`)}</dt>
          <dd>
            {new Intl.DateTimeFormat(optionOf(language).locale, {
              weekday: "short",
              day: "numeric",
              month: "long",
              hour: "2-digit",
              minute: "2-digit",
              hourCycle: "h23",
              timeZone: "UTC",
            }).format(new Date(`${at}Z`))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AnswerProps {
  readonly answer: TripAnswer;
  readonly choices: Choices;
  readonly countries: readonly Country[];
  /** Whether licences of the chosen country are recognised; `undefined` while none is chosen. */
  readonly recognised: "yes" | "permit" | "unknown" | undefined;
  readonly vanCosts: readonly VanCost[];
  readonly isHydrated: boolean;
}

/**
 * The verdict and the sums, which screen readers announce, then the details. Before hydration it answers for the usual driver; when a choice
 * is changed, CSS replaces it by a request to wait.
 */
export function Answer({ answer, choices, countries, recognised, vanCosts, isHydrated }: AnswerProps) {
  const { text, localPath } = useTexts("home");
  const chosen = useChosen(countries)(choices);
  const slip = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const isSeen = useInView(status);
  const { verdict, sums, reasons, next, hasWrongDates } = answer;
  const query = writeChoices(choices);
  const [isUsed, setIsUsed] = useState(false);
  const use = (): void => {
    setIsUsed(true);
  };
  if (query !== "" && !isUsed) {
    use();
  }
  const path = `${localPath("home")}#${TRIP}?${query}`;
  const link = isHydrated ? new URL(path, window.location.href).href : path;
  const asked = sums === undefined ? [] : openLines(sums).map(({ id }) => text(`canRent.lines.${id}`));
  const message = [
    text("canRent.message.opening"),
    ...chosen.map(([label, value]) => (/\p{P}$/u.test(label) ? `${label} ${value}` : `${label}: ${value}`)),
    ...(asked.length === 0 ? [] : [`${text("canRent.message.prices")} ${asked.join(", ")}`]),
    link,
  ].join("\n");
  return (
    <div className={styles.answers}>
      <div className={styles.answer} ref={slip} data-slip="">
        <div className={styles.status} ref={status} role="status" data-verdict={verdict} data-seen={isSeen}>
          <p className={styles.verdict}>{text(`canRent.verdicts.${verdict}`)}</p>
          <p className={styles.wait}>{text("canRent.wait")}</p>
          {sums === undefined ? null : <Totals sums={sums} />}
        </div>
        <div className={styles.details}>
          {hasWrongDates ? <p>{text("canRent.sums.wrongDates")}</p> : null}
          {recognised === undefined ? null : <p>{text(`canRent.licence.${recognised}`)}</p>}
          {sums === undefined ? null : <Dates sums={sums} />}
          {next === "van" ? (
            <dl className={styles.money}>
              {vanCosts.map(({ id, title, van }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>{van}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <p>{text(`canRent.next.${next}`)}</p>
          {next === "standard" || next === "young" ? <BookButton /> : <CallButton variant="book" />}
          {sums === undefined ? null : (
            <details onToggle={use}>
              <summary>{text("canRent.sums.why")}</summary>
              <SumLines sums={sums} isRateTyped={choices.rate !== ""} />
            </details>
          )}
          <details onToggle={use}>
            <summary>{text("canRent.because")}</summary>
            <ul className={styles.reasons}>
              {reasons.map(({ id, clause }) => (
                <li key={id}>
                  {text(`canRent.reasons.${id}`)} <a href={localPath("booking-terms", clause)}>{text(`canRent.clauses.${clause}`)}</a>
                </li>
              ))}
            </ul>
          </details>
          <details open={verdict === "ask"} onToggle={use}>
            <summary>{text("canRent.message.write")}</summary>
            <WrittenMessage message={message} />
          </details>
          {isUsed ? (
            <Suspense fallback={null}>
              <KeepTrip sums={sums} link={link} slip={() => slip.current} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  );
}
