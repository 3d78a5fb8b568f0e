import { useEffect, useState } from "react";
import { useTexts } from "../i18n/texts";
import { type DailyHours, isOpenAt } from "../site/opening";
import * as styles from "./OpenNow.module.css";

/** The hours of the business, from the registry of facts. */
export interface BusinessHours {
  readonly office: DailyHours;
  readonly handover: DailyHours;
}

const MINUTE = 60_000;

/** The present moment, anew each minute; `null` before the page is alive, because the page was built at another time. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = (): void => {
      setNow(new Date());
    };
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** Whether the office is open and what a handover costs now, by the clock of Cyprus. The place is kept from the beginning, so nothing moves. */
export function OpenNow({ office, handover }: BusinessHours) {
  const { text } = useTexts("common");
  const now = useNow();
  const isOpen = now !== null && isOpenAt(office, now);
  const isFree = now !== null && isOpenAt(handover, now);
  return (
    <div className={styles["now"]} data-state={now === null ? "unknown" : "known"}>
      {now === null ? (
        <p>{text("now.clock")}</p>
      ) : (
        <>
          <p className={styles["state"]} data-open={isOpen}>
            {text(isOpen ? "now.open" : "now.closed")}
          </p>
          <p>{text(isFree ? "now.handoverFree" : "now.handoverFee")}</p>
          <p>{text("now.clock")}</p>
        </>
      )}
    </div>
  );
}
