import { useEffect, useState } from "react";
import { useTexts } from "../i18n/texts";
import { type DailyHours, isOpenAt } from "../core/hire/opening";
import * as styles from "./OpenNow.module.css";

export interface BusinessHours {
  readonly office: DailyHours;
  readonly handover: DailyHours;
}

/** The current time, updated every minute; `null` before hydration, because the page was built at another time. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = (): void => {
      setNow(new Date());
    };
    tick();
    const timer = setInterval(tick, 60_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

interface YesOrNoProps {
  /** `null` until it is known. */
  readonly value: boolean | null;
  readonly yes: string;
  readonly no: string;
  readonly className?: string;
}

/** Both sentences keep their space, one above the other, so that nothing moves when one of them is shown. */
function YesOrNo({ value, yes, no, className }: YesOrNoProps) {
  return (
    <p className={[styles.yesOrNo, className].filter(Boolean).join(" ")} data-value={value ?? undefined}>
      <span data-for="true">{yes}</span>
      <span data-for="false">{no}</span>
    </p>
  );
}

/** Whether the office is open and what a handover costs now, in Cyprus time. */
export function OpenNow({ office, handover }: BusinessHours) {
  const { text } = useTexts("common");
  const now = useNow();
  return (
    <div className={styles.now} data-state={now === null ? "unknown" : "known"}>
      <YesOrNo
        className={styles.office}
        value={now === null ? null : isOpenAt(office, now)}
        yes={text("now.open")}
        no={text("now.closed")}
      />
      <YesOrNo value={now === null ? null : isOpenAt(handover, now)} yes={text("now.handoverFree")} no={text("now.handoverFee")} />
      <p>{text("now.clock")}</p>
    </div>
  );
}
