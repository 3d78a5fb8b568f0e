import { useTexts } from "../../i18n/texts";
import { CallButton } from "../../blocks/ActionLinks/ActionLinks";
import { Actions, ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Eyebrow } from "../../ui/SectionHead";
import * as styles from "./OfflineHero.module.css";

/** Has no picture, because none could be loaded. “Try again” reloads the address. */
export function OfflineHero() {
  const { text } = useTexts("offline");
  const common = useTexts("common");
  return (
    <section className={styles.offline} aria-labelledby="title">
      <div className="wrap">
        <span className={styles.icon}>
          <Icon name="offline" />
        </span>
        <Eyebrow>{text("hero.eyebrow")}</Eyebrow>
        <h1 id="title">{text("hero.title")}</h1>
        <p>{text("hero.lead")}</p>
        <Actions>
          <CallButton variant="book">{common.text("actions.callUsNow")}</CallButton>
          <ButtonLink variant="quiet" href="">
            {text("again")}
          </ButtonLink>
        </Actions>
      </div>
    </section>
  );
}
