import type { ReactNode } from "react";
import { LaterStyles } from "../LaterStyles/LaterStyles";
import { Icon } from "../../ui/Icon";
import * as styles from "./PlateHero.module.css";

interface PlateHeroProps {
  readonly icon: string;
  /** Precedes the title. */
  readonly above: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** A hero without a picture, for pages that are needed where the network is slow or missing. */
export function PlateHero({ icon, above, title, lead, children }: PlateHeroProps) {
  return (
    <>
      <section className={styles.plate}>
        <div className="wrap">
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          {above}
          <h1 id="title">{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </section>
      <LaterStyles />
    </>
  );
}
