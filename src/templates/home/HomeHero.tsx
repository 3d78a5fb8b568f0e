import { useState } from "react";
import { useTexts } from "../../i18n/texts";
import { business, formatTelephone, telephoneUrl } from "../../core/business/business";
import { Actions, ButtonLink } from "../../ui/Button";
import { HoldStill } from "../../ui/HoldStill";
import { Icon } from "../../ui/Icon";
import { Picture } from "../../ui/Picture";
import { Eyebrow } from "../../ui/SectionHead";
import * as styles from "./HomeHero.module.css";
import { Sparkles } from "./Sparkles";

interface HomeHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
}

/** The poster: where, how near, how much. */
export function HomeHero({ picture }: HomeHeroProps) {
  const { text, list } = useTexts("home");
  const common = useTexts("common");
  const [isHeld, setIsHeld] = useState(false);
  const image = picture?.file.childImageSharp?.gatsbyImageData;
  return (
    <section className={styles.poster} aria-labelledby="title" data-ground="deep">
      <div className={`wrap ${styles.posterText}`}>
        <Eyebrow>{text("hero.eyebrow")}</Eyebrow>
        <h1 id="title">
          {list("hero.title").map((line) => (
            <span key={line} className={styles.line}>
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className={styles.lead}>{text("hero.lead")}</p>
        <Actions className={styles.actions}>
          <ButtonLink
            voice="book"
            href={business.reservationsUrl}
            icon="external-link"
            newTab={common.text("actions.newTab")}
            className={styles.book}
          >
            {common.text("actions.book")}
          </ButtonLink>
          <ButtonLink voice="quiet" href={telephoneUrl("local")} icon="phone" iconFirst className={styles.quiet}>
            <bdi>{formatTelephone(business.phones.local)}</bdi>
          </ButtonLink>
        </Actions>
        <ul className={styles.posterNotes}>
          {list("hero.notes").map((note) => (
            <li key={note}>
              <Icon name="check" />
              {note}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.posterPicture}>
        {picture === null || image === undefined ? null : (
          <Picture
            data={image}
            alt={picture.alt}
            sizes="(min-width: 78rem) 100vw, (min-width: 60rem) 77rem, (min-width: 33rem) 60rem, 185vw"
            unavailable={common.text("picture.unavailable")}
            isHero
          />
        )}
        <Sparkles isHeld={isHeld} />
      </div>
      <HoldStill className={styles.hold} onChange={setIsHeld}>
        {text("hero.hold")}
      </HoldStill>
    </section>
  );
}
