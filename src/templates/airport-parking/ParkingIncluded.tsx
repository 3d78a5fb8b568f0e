import { useTexts } from "../../i18n/texts";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import { TwoColumns } from "../../blocks/TwoColumns/TwoColumns";
import * as styles from "./ParkingIncluded.module.css";

export function ParkingIncluded() {
  const { text, list } = useTexts("airport-parking");
  return (
    <TwoColumns tone="cool" labelledBy="included">
      <SectionHead id="included" eyebrow={text("included.eyebrow")} title={text("included.title")} />
      <ul className={styles.checks}>
        {list("included.items").map((item) => (
          <li key={item}>
            <Icon name="check-circle" />
            {item}
          </li>
        ))}
      </ul>
    </TwoColumns>
  );
}
