import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./OpenNow.module.css";

interface ByHoursProps {
  /** Which hours: when the office answers the telephone, or when cars are picked up and returned free of charge. */
  readonly of?: "office" | "cars";
  /** What is true at any hour, for browsers without scripts. */
  readonly always: ReactNode;
  readonly open: ReactNode;
  readonly closed: ReactNode;
}

/** The sentence that is right at this hour in Cyprus. A script chooses it before anything is painted (`opening-script.ts`). */
export function ByHours({ of = "office", always, open, closed }: ByHoursProps) {
  return (
    <span className={styles[of]} data-clock="">
      <span>{always}</span>
      <span>{open}</span>
      <span>{closed}</span>
    </span>
  );
}

/**
 * Whether the office is open now, or until when it is.
 *
 * @param always what to show without scripts; by default the hours
 */
export function OpenNow({ always }: { readonly always?: string }) {
  const { t } = useTranslation("common");
  return (
    <p className={clsx("screen-only", styles.now)}>
      <ByHours always={always ?? t("footer.hoursText")} open={t("now.open")} closed={t("now.closed")} />
    </p>
  );
}
