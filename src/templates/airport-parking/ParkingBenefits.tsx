import { useTexts } from "../../i18n/texts";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./ParkingBenefits.module.css";

const BENEFITS = [
  ["price", "euro"],
  ["shuttle", "shuttle"],
  ["near", "clock"],
  ["call", "calendar-check"],
  ["wash", "car"],
  ["person", "phone"],
] as const;

export function ParkingBenefits() {
  const { text } = useTexts("airport-parking");
  return (
    <section className={styles.bays} aria-labelledby="benefits">
      <div className="wrap">
        <SectionHead id="benefits" eyebrow={text("benefits.eyebrow")} title={text("benefits.title")} />
        <ul>
          {BENEFITS.map(([id, icon]) => (
            <li key={id}>
              <Icon name={icon} />
              <h3>{text(`benefits.items.${id}.title`)}</h3>
              <p>{text(`benefits.items.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
