import { graphql } from "gatsby";
import { cyprusTime } from "../../core/days/cyprus-time";
import { hireFact } from "../../core/hire/can-rent";
import { type Handover, type SERVICES, handoverAt, handoverSpans, joinedAtMidnight } from "../../core/hire/landing";
import { isWithin } from "../../core/hire/opening";
import { useTexts } from "../../i18n/texts";
import { Band, type BandProps } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import { useNow } from "../../ui/use-now";
import { WrittenMessage } from "../WrittenMessage/WrittenMessage";
import * as styles from "./HandoverTimes.module.css";

type Service = (typeof SERVICES)[number];

/** Minutes since midnight. */
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

interface TimesProps {
  readonly service: Service;
  readonly data: Queries.HandoverTimesFragment;
}

/** A strip of the day, a table of its hours, and what a delay changes. The strip repeats the table. */
function Times({ service, data }: TimesProps) {
  const { text, language } = useTexts("handover");
  const now = useNow();
  const clock = now === null ? null : cyprusTime(now).slice("YYYY-MM-DD ".length);
  const { nodes } = data.handoverFacts;
  const spans = handoverSpans(service, "landing", nodes);
  const rows = joinedAtMidnight(spans);
  const told = ({ facts, unknown }: Handover["late"]): string =>
    (unknown.length === 0 ? nodes.find(({ factId }) => factId === facts[0])?.written : undefined) ?? text("ask");
  const time = (limit: string): string => nodes.find((node) => hireFact([node], node.factId) === limit)?.written ?? limit;
  const paid = spans.find(({ handover }) => handover.cost !== "free")?.handover;
  const landing = handoverAt(service, "landing", "00:00", nodes).late;
  const leaving = handoverAt(service, "leaving", "00:00", nodes).late;
  return (
    <section className={styles.times}>
      <h3 id={`times-${service}`}>{text(`${service}.title`)}</h3>
      <svg className={styles.strip} viewBox="0 0 1440 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {spans.map(({ from, until, handover }) => (
          <rect key={from} data-cost={handover.cost} x={minutes(from)} width={minutes(until) - minutes(from)} height="10" />
        ))}
        {clock === null ? null : <rect className={styles.now} x={minutes(clock) - 6} width="12" height="10" />}
      </svg>
      <p className={styles.scale} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour.toLocaleString(language)}</span>
        ))}
      </p>
      <table className={styles.table} aria-labelledby={`times-${service}`}>
        <thead>
          <tr>
            {(["hours", "fee", "answers"] as const).map((column) => (
              <th key={column} scope="col">
                {text(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, until, handover }) => (
            <tr key={from} aria-current={clock !== null && isWithin({ opens: from, closes: until }, clock) ? "time" : undefined}>
              <th scope="row">{rows.length === 1 ? text("always") : `${time(from)}–${time(until)}`}</th>
              <td data-cost={handover.cost}>{handover.cost === "free" ? text("free") : told(handover.fee)}</td>
              <td>{handover.answers === "night" ? told({ facts: ["nightNumber"], unknown: [] }) : text(handover.answers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text(`${service}.note`)}</p>
      <dl className={styles.delays}>
        {service === "parking" || paid === undefined ? null : (
          <div>
            <dt>{text(`${service}.notice`)}</dt>
            <dd>{told(paid.notice)}</dd>
          </div>
        )}
        <div>
          <dt>{text(`${service}.landing`)}</dt>
          <dd>{told(landing)}</dd>
        </div>
        <div>
          <dt>{text(`${service}.leaving`)}</dt>
          <dd>{service === "parking" ? told(leaving) : text(`${service}.late`)}</dd>
        </div>
      </dl>
    </section>
  );
}

interface HandoverTimesProps extends Pick<BandProps, "tone"> {
  /** The first one's question is written out. */
  readonly services: readonly [Service, ...Service[]];
  readonly data: Queries.HandoverTimesFragment;
}

/** What a handover, or the shuttle, costs at which hour, who answers then, and a written question for what we have not told yet. */
export function HandoverTimes({ services, data, tone }: HandoverTimesProps) {
  const { text } = useTexts("handover");
  return (
    <Band {...(tone && { tone })}>
      <SectionHead id="times" title={text("title")} lead={text("lead")} />
      <div className={styles.services}>
        {services.map((service) => (
          <Times key={service} service={service} data={data} />
        ))}
        <div className={`stack ${styles.question}`}>
          <p>{text("untold")}</p>
          <WrittenMessage message={text(`${services[0]}.message`)} />
        </div>
      </div>
    </Band>
  );
}

export const query = graphql`
  fragment HandoverTimes on Query {
    handoverFacts: allFact(
      filter: {
        factId: {
          in: [
            "officeOpens"
            "officeCloses"
            "nightNumber"
            "roundTheClock"
            "carHandoverOpens"
            "carHandoverCloses"
            "carOutOfHours"
            "carOutOfHoursNotice"
            "carHeldHours"
            "carLateGrace"
            "carLateAdmin"
            "carLateDays"
            "vanHandoverOpens"
            "vanHandoverCloses"
            "vanOutOfHours"
            "vanOutOfHoursNotice"
            "vanHeldHours"
            "vanLateFee"
            "vanLateHour"
            "parkingOverstay"
            "parkingHeldHours"
          ]
        }
      }
    ) {
      nodes {
        factId
        value
        written(language: $language)
      }
    }
  }
`;
