import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./IdealFor.module.css";

export function IdealFor() {
  const { text, list } = useTexts("van-rental");
  return (
    <Band labelledBy="ideal">
      <SectionHead id="ideal" eyebrow={text("ideal.eyebrow")} title={text("ideal.title")} />
      <ul className={styles.ideal}>
        {list("ideal.items").map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Band>
  );
}
