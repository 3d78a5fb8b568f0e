import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Actions, ButtonLink } from "../../ui/Button";
import { InlineText } from "../../ui/InlineText";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./DrivingAccident.module.css";

export function DrivingAccident() {
  const { text, steps } = useTexts("driving-guide");
  return (
    <Band labelledBy="accident" className={styles.accident}>
      <div>
        <SectionHead id="accident" title={text("accident.title")} />
        <p className={styles.lead}>
          <InlineText>{text("accident.lead")}</InlineText>
        </p>
        <Actions className={styles.calls}>
          <ButtonLink variant="quiet" href={`tel:${text("accident.number")}`} icon="phone" iconFirst>
            {text("accident.call")}
          </ButtonLink>
        </Actions>
      </div>
      <ol className={styles.steps}>
        {steps("accident.steps").map(({ title, text: explanation }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <InlineText>{explanation}</InlineText>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
