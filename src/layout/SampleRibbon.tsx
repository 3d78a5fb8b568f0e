import { useTexts } from "../i18n/texts";
import * as styles from "./SampleRibbon.module.css";

/** Says that the page shows placeholders or samples. */
export function SampleRibbon() {
  const { text } = useTexts("common");
  return (
    <aside className={styles.ribbon} aria-label={text("preview.label")}>
      <p>{text("preview.sample")}</p>
    </aside>
  );
}
