import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { Grid } from "../../ui/Grid";
import { SectionHead } from "../../ui/SectionHead";
import { PhoneLink } from "../PhoneLink/PhoneLink";
import { TwoColumns } from "../TwoColumns/TwoColumns";
import * as styles from "./Hours.module.css";

/** The rows for each service. Hours that the owner has not told us have no row. */
const ROWS = {
  van: ["office", "van", "roadside"],
  parking: ["office", "shuttle"],
} as const;

interface HoursProps {
  readonly of: keyof typeof ROWS;
  /** Follows the hours. */
  readonly children?: ReactNode;
}

/** The hours of a service, each with the number that answers then. */
export function Hours({ of, children }: HoursProps) {
  const { text, common } = useTexts("hours");
  return (
    <TwoColumns>
      <SectionHead id="hours" title={text("title")} />
      <div>
        <Grid as="dl" min={13} className={styles.hours}>
          {ROWS[of].map((row) => (
            <div key={row}>
              <dt>{text(`${row}.what`)}</dt>
              <dd>{row === "office" ? common.text("footer.hoursText") : text(`${row}.when`)}</dd>
              {row === "office" || row === "roadside" ? (
                <dd>
                  <PhoneLink line="local" />
                </dd>
              ) : null}
            </div>
          ))}
        </Grid>
        {children}
      </div>
    </TwoColumns>
  );
}
