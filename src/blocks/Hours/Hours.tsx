import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { PhoneLink } from "../PhoneLink/PhoneLink";
import * as styles from "./Hours.module.css";

/** What has its hours, by service. Only what is known: a row that the owner has not told is left out. */
const ROWS = {
  van: ["office", "van", "vanLate", "roadside"],
  parking: ["office", "shuttle"],
} as const;

type Row = (typeof ROWS)[keyof typeof ROWS][number];

/** The hours of a service, each with the number that answers then. */
export function Hours({ of }: { readonly of: keyof typeof ROWS }) {
  const { text, common } = useTexts("hours");
  const answers: Readonly<Partial<Record<Row, ReactNode>>> = {
    office: <PhoneLink line="local" />,
    roadside: <PhoneLink line="local" />,
  };
  return (
    <dl className={styles.hours}>
      {ROWS[of].map((row) => (
        <div key={row}>
          <dt>{text(`${row}.what`)}</dt>
          <dd>{row === "office" ? common.text("footer.hoursText") : text(`${row}.when`)}</dd>
          {answers[row] === undefined ? null : <dd>{answers[row]}</dd>}
        </div>
      ))}
    </dl>
  );
}
