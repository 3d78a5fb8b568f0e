import { useEffect, useState } from "react";
import { useTexts } from "../i18n/texts";
import { type DailyHours, type Opening, type SpecialHours, openingAt } from "../core/hire/opening";
import * as styles from "./OpenNow.module.css";

export interface BusinessHours {
  readonly office: DailyHours;
  readonly handover: DailyHours;
  readonly special: readonly SpecialHours[];
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

interface OneOfProps {
  /** The name of the sentence that is true; `null` until it is known. */
  readonly value: string | null;
  readonly sentences: Readonly<Record<string, string>>;
  readonly isOpen?: boolean | undefined;
  readonly className?: string;
}

/** All sentences keep their space, one above the other, so that nothing moves when one of them is shown. */
function OneOf({ value, sentences, isOpen, className }: OneOfProps) {
  return (
    <p className={[styles.oneOf, className].filter(Boolean).join(" ")} data-open={isOpen}>
      {Object.entries(sentences).map(([name, sentence]) => (
        <span key={name} data-shown={name === value ? "" : undefined}>
          {sentence}
        </span>
      ))}
    </p>
  );
}

/** Whether the office is open and what a handover costs now, in Cyprus time. Where hours differ, the sentences name no hour. */
export function OpenNow({ office, handover, special }: BusinessHours) {
  const { text } = useTexts("common");
  const now = useNow();
  const at = (kind: "office" | "handover", hours: DailyHours): Opening | null =>
    now === null
      ? null
      : openingAt(
          hours,
          special.filter((days) => days.kind === kind),
          now,
        );
  const desk = at("office", office);
  const cars = at("handover", handover);
  return (
    <div className={styles.now} data-state={now === null ? "unknown" : "known"}>
      <OneOf
        className={styles.office}
        isOpen={desk?.isOpen}
        value={desk && `${desk.isOpen ? "open" : "closed"}${desk.isUsual ? "" : "Special"}`}
        sentences={{
          open: text("now.open"),
          closed: text("now.closed"),
          ...(special.length > 0 && { openSpecial: text("now.openSpecial"), closedSpecial: text("now.closedSpecial") }),
        }}
      />
      <OneOf
        value={cars && (cars.isClosedToday ? "none" : cars.isOpen ? (cars.isUsual ? "free" : "freeSpecial") : "fee")}
        sentences={{
          free: text("now.handoverFree"),
          fee: text("now.handoverFee"),
          ...(special.length > 0 && { freeSpecial: text("now.handoverFreeSpecial"), none: text("now.handoverNone") }),
        }}
      />
      <p>{text("now.clock")}</p>
    </div>
  );
}
