import { clsx } from "clsx";
import type { ReactNode } from "react";
import { HERO_SIZES } from "../../ui/picture-sizes";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb";
import { EndOfFirstWords, Poster, Scene, Sheet } from "../Poster/Poster";
import * as styles from "./Hero.module.css";

interface HeroProps {
  /**
   * `low` has a wide and low picture, so that the content below the hero starts on the first screen; `small` a smaller title besides. `whole`
   * shows nearly all of the picture, because what it is about is in all of it. `right` has the sheet at the right, where the scene is about what is
   * on its left.
   */
  readonly variants?: readonly ("low" | "small" | "whole" | "right")[];
  readonly picture: Queries.HeroPictureFragment | null;
  readonly title: string;
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The first screen of a page: a painted scene, and a sheet of paper that overlaps its foot. */
export function Hero({ variants = [], picture, title, above, lead, children }: HeroProps) {
  return (
    <Poster
      className={clsx(
        styles.hero,
        variants.map((variant) => styles[variant]),
      )}
    >
      <Sheet className={styles.sheet}>
        <div>
          {above ?? <PageBreadcrumb />}
          <h1 id="title">{title}</h1>
        </div>
        <div>
          {lead === undefined ? null : <p className="lead">{lead}</p>}
          {children}
        </div>
      </Sheet>
      <EndOfFirstWords />
      <Scene className={styles.scene}>
        <ContentPicture picture={picture} sizes={HERO_SIZES} focusSmall={picture?.focusSmall} focusLarge={picture?.focusLarge} isHero />
      </Scene>
    </Poster>
  );
}
