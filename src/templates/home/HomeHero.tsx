import { useState } from "react";
import { useTexts } from "../../i18n/texts";
import { BookButton, CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { LaterStyles } from "../../blocks/LaterStyles/LaterStyles";
import { Actions } from "../../ui/Button";
import { PauseButton } from "../../ui/PauseButton";
import { Icon } from "../../ui/Icon";
import { Eyebrow } from "../../ui/SectionHead";
import * as styles from "./HomeHero.module.css";
import { Sparkles } from "./Sparkles";

interface HomeHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
  /** The picture as phones show it. */
  readonly phone: string | undefined;
}

export function HomeHero({ picture, phone }: HomeHeroProps) {
  const { text, list } = useTexts("home");
  const [isPaused, setIsPaused] = useState(false);
  return (
    <>
      <section className={styles.poster} data-ground="deep">
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
            <BookButton className={styles.book} />
            <CallButton variant="quiet" className={styles.quiet} />
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
          <ContentPicture
            picture={picture}
            phone={phone}
            sizes="(min-width: 78rem) 100vw, (min-width: 60rem) 77rem, (min-width: 33rem) 60rem, 185vw"
            isHero
          />
          <Sparkles isPaused={isPaused} />
        </div>
        <PauseButton className={styles.pause} onChange={setIsPaused}>
          {text("hero.hold")}
        </PauseButton>
      </section>
      <LaterStyles />
    </>
  );
}
