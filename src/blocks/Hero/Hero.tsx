import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import { LaterStyles } from "../LaterStyles/LaterStyles";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb";
import * as styles from "./Hero.module.css";

interface HeroProps {
  /**
   * “poster”: the headline is on the sky of the picture. “tall”: for a picture whose subject is low. “low”: for a page whose first screen has
   * to show what is below. “plain”: without a picture, for pages that are needed where the network is slow or missing.
   */
  readonly variant?: "poster" | "tall" | "low" | "plain";
  readonly picture?: Queries.HeroPictureFragment | null;
  /** The picture as phones show it, where the page crops it in its own way. */
  readonly phone?: string | undefined;
  /** A headline, or its lines. */
  readonly title: string | readonly string[];
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  /** What moves on the picture. */
  readonly onScene?: ReactNode;
  readonly children?: ReactNode;
}

/** The first screen of every page: a painted scene, and a sheet of paper that overlaps its foot. */
export function Hero({ variant, picture = null, phone, title, above, lead, onScene, children }: HeroProps) {
  const headline = (
    <h1 id="title">
      {typeof title === "string"
        ? title
        : title.map((line) => (
            <span key={line} className={styles.line}>
              {line}{" "}
            </span>
          ))}
    </h1>
  );
  return (
    <>
      <section className={clsx(styles.hero, variant && styles[variant])}>
        {variant === "poster" ? <div className={clsx("wrap", styles.sky)}>{headline}</div> : null}
        <div className={clsx("wrap", styles.foot)}>
          {variant === "poster" ? (
            <div className={styles.sheet}>{children}</div>
          ) : (
            <div className={clsx(styles.sheet, styles.page)}>
              <div className={styles.head}>
                {above ?? <PageBreadcrumb />}
                {headline}
              </div>
              <div className={styles.body}>
                {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
                {children}
              </div>
            </div>
          )}
        </div>
        {/* After the texts, which do not wait for a picture in the document. */}
        {picture === null ? null : (
          <div className={styles.painting}>
            <ContentPicture
              picture={picture}
              sizes="(min-width: 48rem) 100vw, 126vw"
              phone={phone ?? picture.phone}
              focusSmall={picture.focusSmall}
              focusLarge={picture.focusLarge}
              isHero
            />
            {onScene}
          </div>
        )}
      </section>
      <LaterStyles />
    </>
  );
}
