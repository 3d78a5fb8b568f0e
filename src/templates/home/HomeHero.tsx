import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { Poster, Scene } from "../../blocks/Poster/Poster";
import { useTranslation } from "react-i18next";
import { HERO_SIZES } from "../../ui/picture-sizes";
import { PauseButton } from "../../ui/PauseButton";
import * as styles from "./HomeHero.module.css";
import { HomeTicket } from "./HomeTicket";
import { Sparkles } from "./Sparkles";

/** The headline in the painted sky, and a ticket below it. */
export function HomeHero({ data }: { readonly data: Queries.HomeHeroFragment & Pick<Queries.PageFragment, "hero"> }) {
  const { t } = useTranslation("home");
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Poster className={styles.poster}>
      <div className={clsx("wrap", styles.sky)}>
        <h1 id="title">
          {t("hero.title", { returnObjects: true }).map((line) => (
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
    </Poster>
  );
}

export const query = graphql`
  fragment HomeHero on Query {
    tallHero: picture(pictureId: { eq: $picture }) {
      phone(ratio: 0.8)
      nightPhone: phone(ratio: 0.8, atNight: true)
    }
    ...HomeTicket
  }
`;
