import type { ReactNode } from "react";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import { LaterStyles } from "../LaterStyles/LaterStyles";
import * as styles from "./CutHero.module.css";
import { titleSetting } from "./title-setting";

interface CutHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly above: ReactNode;
  readonly children?: ReactNode;
  readonly height?: HeroHeight | undefined;
}

/** “tall”: for a picture whose subject is low. “low”: for a page whose first screen has to show what is below. */
export type HeroHeight = keyof typeof HEIGHTS;

const HEIGHTS = {
  tall: { "--cut-height": "clamp(26rem, 50vw, 52rem)", "--cut-depth": "4.5rem" },
  low: { "--cut-height": "clamp(14rem, 22vw, 22rem)", "--cut-depth": "4.5rem", "--cut-phone": "9rem" },
} as const;

/** The hero of an inner page. The title is on a piece of the page’s background, cut into the lower left of the picture. */
export function CutHero({ picture, title, lead, above, children, height }: CutHeroProps) {
  const { lines, measure } = titleSetting(title);
  const style = { "--title-lines": lines, "--title-measure": `${String(measure)}em`, ...(height === undefined ? {} : HEIGHTS[height]) };
  return (
    <>
      <section className={styles.cut} style={style}>
        <div className={styles.cutPicture}>
          {picture === null ? null : (
            <ContentPicture
              picture={picture}
              sizes="(min-width: 48rem) 100vw, 126vw"
              phone={picture.phone}
              focusSmall={picture.focusSmall}
              focusLarge={picture.focusLarge}
              isHero
            />
          )}
        </div>
        <div className={styles.cutText}>
          {above}
          <h1 id="title">{title}</h1>
        </div>
        <div className={styles.cutFoot}>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </section>
      <LaterStyles />
    </>
  );
}
