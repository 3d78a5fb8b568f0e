import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as reasons from "../home/Reasons.module.css";
import * as styles from "../../blocks/TwoColumns/TwoColumns.module.css";

const REASONS = [
  ["hourly", "clock"],
  ["fuel", "fuel-pump"],
  ["deposit", "euro"],
  ["risk", "shield"],
  ["longer", "calendar-check"],
  ["person", "phone"],
] as const;

/** Why people hire vans here. */
export function VanReasons() {
  const { text } = useTexts("van-rental");
  return (
    <Band labelledBy="why" className={styles["two"]}>
      <SectionHead id="why" eyebrow={text("why.eyebrow")} title={text("why.title")} lead={text("why.lead")} />
      <ul className={reasons["reasonList"]}>
        {REASONS.map(([id, icon]) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{text(`why.items.${id}.title`)}</h3>
            <p>{text(`why.items.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
