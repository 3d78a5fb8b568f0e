import { useState } from "react";
import { useTexts } from "../../i18n/texts";
import { BookButton, CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { ContentPicture } from "../../blocks/ContentPicture/ContentPicture";
import { LaterStyles } from "../../blocks/LaterStyles/LaterStyles";
import { Actions } from "../../ui/Button";
import { PauseButton } from "../../ui/PauseButton";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { Eyebrow } from "../../ui/SectionHead";
import * as styles from "./HomeHero.module.css";
import { Sparkles } from "./Sparkles";

interface HomeHeroProps {
  readonly picture: Queries.HeroPictureFragment | null;
  /** The picture as phones show it. */
  readonly phone: string | undefined;
}

export function HomeHero({ picture, phone }: HomeHeroProps) {
  const { text, list, localPath } = useTexts("home");
  const ways = [
    ["cars", "#fleet"],
    ["rent", localPath("can-i-rent")],
    ["fees", localPath("booking-terms", "fees")],
    ["north", localPath("booking-terms", "car-north")],
    ["questions", "#faq-renting"],
    ["contact", "#office"],
  ] as const;
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
          <nav aria-label={text("hero.ways.label")}>
            <ul className={styles.ways}>
              {ways.map(([way, href]) => (
                <li key={way}>
                  <a href={href}>{text(`hero.ways.${way}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={styles.posterNotes}>
            {list("hero.notes").map((note) => (
              <li key={note}>
                <Icon name="check" />
                <span>
                  <InlineText>{note}</InlineText>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.posterPicture}>
          <ContentPicture
            picture={picture}
            phone={phone}
            sizes="(min-width: 78rem) 100vw, (min-width: 60rem) 84rem, (min-width: 33rem) 60rem, 142vw"
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
