import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./EmergencyNumbers.module.css";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";

export function EmergencyNumbers() {
  const { text, steps } = useTexts("offline");
  const common = useTexts("common");
  return (
    <Band labelledBy="emergency">
      <SectionHead id="emergency" title={text("emergency.title")} lead={text("emergency.lead")} />
      <ul className={styles.numbers}>
        {steps("emergency.numbers").map(({ title, text: number }) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              <b>{number}</b>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.own}>
        <h3>{text("call.title")}</h3>
        <p>{text("call.text")}</p>
        <p className={styles.lines}>
          <PhoneLink line="local" label={common.text("phone.local")} hasIcon />
          <PhoneLink line="uk" label={common.text("phone.uk")} hasIcon />
        </p>
      </div>
    </Band>
  );
}
