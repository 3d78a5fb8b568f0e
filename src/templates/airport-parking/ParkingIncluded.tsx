import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./ParkingIncluded.module.css";
import * as columns from "../../blocks/TwoColumns/TwoColumns.module.css";

/** What a parking booking contains. */
export function ParkingIncluded() {
  const { text, list } = useTexts("airport-parking");
  return (
    <Band tone="cool" labelledBy="included" className={columns["two"]}>
      <SectionHead id="included" eyebrow={text("included.eyebrow")} title={text("included.title")} />
      <ul className={styles["checks"]}>
        {list("included.items").map((item) => (
          <li key={item}>
            <Icon name="check-circle" />
            {item}
          </li>
        ))}
      </ul>
    </Band>
  );
}
