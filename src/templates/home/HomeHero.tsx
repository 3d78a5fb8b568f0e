import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Poster, Scene } from "../../blocks/Poster/Poster";
import { Walk } from "../../blocks/Walk/Walk";
import { useTranslation } from "react-i18next";
import { HERO_SIZES } from "../../ui/picture-sizes";
import { PauseButton } from "../../ui/PauseButton";
import * as styles from "./HomeHero.module.css";
import { HomeTicket } from "./HomeTicket";
import { Sparkles } from "./Sparkles";

/** The headline in the painted sky, a ticket below it, and the walk that the headline promises. */
export function HomeHero({ data }: { readonly data: Queries.HomeHeroFragment & Pick<Queries.PageFragment, "hero"> }) {
  const { t } = useTranslation("home");
  const title = t("hero.title", { returnObjects: true });
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Poster className={styles.poster}>
      <div className={clsx("wrap", styles.sky)}>
        <h1 id="title">
          {title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
      </div>
      <HomeTicket data={data} />
      <Scene className={styles.painting}>
        <ContentPicture picture={data.hero && { ...data.hero, ...data.tallHero }} sizes={HERO_SIZES} isHero />
        <Sparkles isPaused={isPaused} />
        <PauseButton className={styles.pause} onChange={setIsPaused}>
          {t("hero.hold")}
        </PauseButton>
      </Scene>
      <div className={styles.walk}>
        <Walk data={data} title={title[1] ?? ""} />
      </div>
    </Poster>
  );
}

export const query = graphql`
  fragment HomeHero on Query {
    # A picture of its own, in portrait.
    tallHero: picture(pictureId: { eq: "hero-home-phone" }) {
      phone(ratio: 0.78)
      nightPhone: phone(ratio: 0.78, atNight: true)
    }
    ...Walk
    ...HomeTicket
  }
`;
