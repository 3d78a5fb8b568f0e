import { graphql } from "gatsby";
import { type DailyHours, type Opening, openingAt } from "../../core/hire/opening";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { OneOf } from "../../ui/OneOf";
import { useNow } from "../../ui/use-now";
import * as styles from "./OpenNow.module.css";

type Kind = "office" | "handover";

/** What is true of opening now, in Cyprus time; `null` before hydration. */
export function useOpening(kind: Kind, { exceptionsJson, ...facts }: Queries.HoursFragment): Opening | null {
  const now = useNow();
  const time = (fact: { readonly value: unknown } | null): string => String(required(fact, "A fact of the opening hours").value);
  const hours: DailyHours =
    kind === "office"
      ? { opens: time(facts.opens), closes: time(facts.closes) }
      : { opens: time(facts.handoverOpens), closes: time(facts.handoverCloses) };
  const special = required(exceptionsJson, "data/exceptions.json").exceptions.filter((days) => days.kind === kind);
  return now === null ? null : openingAt(hours, special, now);
}

/** Whether the office is open and what a handover costs now, in Cyprus time. Where hours differ, the sentences name no hour. */
export function OpenNow({ data }: { readonly data: Queries.HoursFragment }) {
  const { text } = useTexts("common");
  const desk = useOpening("office", data);
  const cars = useOpening("handover", data);
  const hasSpecial = required(data.exceptionsJson, "data/exceptions.json").exceptions.length > 0;
  return (
    <div className={styles.now} data-state={desk === null ? "unknown" : "known"}>
      <p>
        <OneOf
          className={styles.office}
          isOpen={desk?.isOpen}
          value={desk && `${desk.isOpen ? "open" : "closed"}${desk.isUsual ? "" : "Special"}`}
          sentences={{
            open: text("now.open"),
            closed: text("now.closed"),
            ...(hasSpecial && { openSpecial: text("now.openSpecial"), closedSpecial: text("now.closedSpecial") }),
          }}
        />
      </p>
      <p>
        <OneOf
          value={cars && (cars.isClosedToday ? "none" : cars.isOpen ? (cars.isUsual ? "free" : "freeSpecial") : "fee")}
          sentences={{
            free: text("now.handoverFree"),
            fee: text("now.handoverFee"),
            ...(hasSpecial && { freeSpecial: text("now.handoverFreeSpecial"), none: text("now.handoverNone") }),
          }}
        />
      </p>
      <p>{text("now.clock")}</p>
    </div>
  );
}

export const query = graphql`
  fragment Hours on Query {
    opens: fact(factId: { eq: "officeOpens" }) {
      value
    }
    closes: fact(factId: { eq: "officeCloses" }) {
      value
    }
    handoverOpens: fact(factId: { eq: "carHandoverOpens" }) {
      value
    }
    handoverCloses: fact(factId: { eq: "carHandoverCloses" }) {
      value
    }
    ...Days
  }
`;
