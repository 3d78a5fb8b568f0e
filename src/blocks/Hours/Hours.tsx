import type { ReactNode } from "react";
import { telephoneUrl } from "../../business/business";
import { useTranslation } from "react-i18next";
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
  /** When vans are handed over, in place of “by arrangement”. */
  readonly vanHours?: string | undefined;
  /** Follows the hours. */
  readonly children?: ReactNode;
}

/** The hours of a service, each with the number that answers then. */
export function Hours({ of, vanHours, children }: HoursProps) {
  const { t } = useTranslation("hours");
  const { t: common } = useTranslation("common");
  // Empty while roadside assistance has no number of its own.
  const roadsideNumber = t("roadside.number");
  return (
    <TwoColumns>
      <SectionHead id="hours" title={t("title")} />
      <div>
        <Grid as="dl" min={13} className={styles.hours}>
          {ROWS[of].map((row) => (
            <div key={row}>
              <dt>{t(`${row}.what`)}</dt>
              <dd>
                {row === "office" ? common("footer.hoursText") : row === "van" && vanHours !== undefined ? vanHours : t(`${row}.when`)}
              </dd>
              {row === "office" || row === "roadside" ? (
                <dd>
                  {row === "roadside" && roadsideNumber !== "" ? (
                    <a href={telephoneUrl(roadsideNumber.replaceAll(/\s/g, ""))}>{roadsideNumber}</a>
                  ) : (
                    <PhoneLink line="local" />
                  )}
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
