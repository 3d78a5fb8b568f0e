import { graphql } from "gatsby";
import { isOpenAt } from "../../core/hire/opening";
import { required } from "../../core/required";
import { useTexts } from "../../i18n/texts";
import { OneOf } from "../../ui/OneOf";
import { useNow } from "../../ui/use-now";
import * as styles from "./OpenNow.module.css";

type Kind = "office" | "handover";

/** Whether it is within opening hours, in Cyprus time; `null` before hydration. */
export function useOpening(kind: Kind, facts: Queries.HoursFragment): boolean | null {
  const now = useNow();
  const time = (fact: { readonly value: unknown } | null): string => String(required(fact, "A fact of the opening hours").value);
  const hours =
    kind === "office"
      ? { opens: time(facts.opens), closes: time(facts.closes) }
      : { opens: time(facts.handoverOpens), closes: time(facts.handoverCloses) };
  return now === null ? null : isOpenAt(hours, now);
}

/** Whether the office is open and what a handover costs now, in Cyprus time. */
export function OpenNow({ data }: { readonly data: Queries.HoursFragment }) {
  const { text } = useTexts("common");
  const desk = useOpening("office", data);
  const cars = useOpening("handover", data);
  return (
    <div className={styles.now} data-state={desk === null ? "unknown" : "known"}>
      <p>
        <OneOf
          className={styles.office}
          isOpen={desk ?? undefined}
          value={desk === null ? null : desk ? "open" : "closed"}
          sentences={{ open: text("now.open"), closed: text("now.closed") }}
        />
      </p>
      <p>
        <OneOf
          value={cars === null ? null : cars ? "free" : "fee"}
          sentences={{ free: text("now.handoverFree"), fee: text("now.handoverFee") }}
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
  }
`;
