import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb";
import * as styles from "./Hero.module.css";

interface HeroProps {
  /**
   * “low”: for a page whose first screen has to show what is below. “plain”: without a picture, for pages that are needed where the network is
   * slow or missing.
   */
  readonly variant?: "low" | "plain";
  readonly picture?: Queries.HeroPictureFragment | null;
  readonly title: string;
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The first screen of every page but home: a painted scene, and a sheet of paper that overlaps its foot. */
export function Hero({ variant, picture = null, title, above, lead, children }: HeroProps) {
  return (
    <section className={clsx(styles.hero, variant && styles[variant])}>
      <div className={clsx("wrap", styles.foot)}>
        <div className={styles.sheet}>
          <div className={styles.head}>
            {above ?? <PageBreadcrumb />}
            <h1 id="title">{title}</h1>
          </div>
          <div className={styles.body}>
            {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
        </div>
      </div>
      {/* After the texts, which do not wait for a picture in the document. */}
      {picture === null ? null : (
        <div className={clsx("scene", styles.painting)}>
          <ContentPicture
            picture={picture}
            sizes="(min-width: 48rem) 100vw, 126vw"
            phone={picture.phone}
            focusSmall={picture.focusSmall}
            focusLarge={picture.focusLarge}
            isHero
          />
        </div>
      )}
    </section>
  );
}
