import { Fragment } from "react";
import { type CostLine, type Sum, type TripCost } from "../../../core/hire/cost";
import { formatEuro, formatNumber } from "../../../core/numbers";
import { useTexts } from "../../../i18n/texts";
import * as styles from "./Sums.module.css";

export type TripSums = NonNullable<TripCost["sums"]>;

const SUM_IDS = ["pay", "hold", "risk"] as const;

/** The moments to remember, in order; Cyprus time as “YYYY-MM-DDTHH:MM”. None where the days of the trip are not known. */
export function momentsOf({ freeCancellingUntil, releasedBy, releasedAtLatest }: TripSums) {
  const moments = [
    ["cancelBy", freeCancellingUntil],
    ["releasedBy", releasedBy],
    ["latest", releasedAtLatest],
  ] as const;
  return moments.flatMap(([id, at]) => (at === undefined ? [] : [{ id, at }]));
}

/** The lines whose price the terms do not tell. */
export const openLines = ({ pay, hold, risk, onlyIf }: TripSums): readonly CostLine[] =>
  [...pay.lines, ...hold.lines, ...risk.lines, ...onlyIf].filter(({ unknown }) => unknown.length > 0);

/** Writes amounts. Without an upper limit the amount is “€15+”; nothing but a limit that is not known is “ask us”. */
function useAmount(): (price: Pick<Sum, "least" | "most">) => string {
  const { text, language } = useTexts("home");
  return ({ least, most }) => {
    if (most !== undefined) {
      return formatEuro(least / 100, language, most / 100);
    }
    return least === 0 ? text("canRent.sums.ask") : text("canRent.sums.atLeast").replace("…", formatEuro(least / 100, language));
  };
}

/** The beginning of a range of days, such as “7–”; nothing where the number of days is known. */
const leastDays = ({ least, most }: TripSums["days"]): string => (least === most ? "" : `${String(least)}–`);

/** The three sums, without their lines. What one pays is for the days of the trip. */
export function Totals({ sums }: { readonly sums: TripSums }) {
  const { text, language } = useTexts("home");
  const amount = useAmount();
  const { most } = sums.risk;
  return (
    <dl className={styles.totals}>
      {SUM_IDS.map((id) => (
        <div key={id}>
          <dt>
            {id === "pay"
              ? leastDays(sums.days) + formatNumber(sums.days.most, language, { style: "unit", unit: "day", unitDisplay: "long" })
              : text(`canRent.sums.${id}`)}
          </dt>
          {/* The risk is the highest amount, so without a known limit there is no amount. */}
          <dd>{amount(id === "risk" ? { least: most ?? 0, most } : sums[id])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines, days }: { readonly lines: readonly CostLine[]; readonly days: TripSums["days"] }) {
  const { text, localPath } = useTexts("home");
  const amount = useAmount();
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, clause, ...price }) => (
        <Fragment key={id}>
          <dt>
            <a href={localPath("booking-terms", clause)}>{text(`canRent.lines.${id}`)}</a>
            {id === "rental" ? ` × ${leastDays(days)}${String(days.most)}` : null}
          </dt>
          <dd>{amount(price)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Every line of the sums, with its clause. */
export function SumLines({ sums, isRateTyped }: { readonly sums: TripSums; readonly isRateTyped: boolean }) {
  const { text } = useTexts("home");
  return (
    <div className={styles.sums}>
      {SUM_IDS.map((id) => (
        <div key={id}>
          <h4>{text(`canRent.sums.${id}`)}</h4>
          <Lines lines={sums[id].lines} days={sums.days} />
          {id === "pay" ? <p>{text(isRateTyped ? "canRent.sums.typed" : "canRent.sums.rental")}</p> : null}
          {id === "pay" && sums.days.least < sums.days.most ? <p>{text("canRent.sums.partOfDay")}</p> : null}
          {id === "hold" ? <p>{text("canRent.sums.held")}</p> : null}
        </div>
      ))}
      <div>
        <h4>{text("canRent.sums.onlyIf")}</h4>
        <Lines lines={sums.onlyIf} days={sums.days} />
      </div>
    </div>
  );
}
