import { useTexts } from "../../i18n/texts";
import { InlineText } from "../../ui/InlineText";
import * as styles from "./Cancelling.module.css";

/** What comes back, as a ruler from the booking to the pick-up, and the one worked example of the site. */
export function Cancelling() {
  const { text, list } = useTexts("drivers");
  const ticks = list("cancelling.ticks");
  return (
    <div>
      <h3 id="cancelling">{text("cancelling.title")}</h3>
      <ol className={styles.ruler}>
        {list("cancelling.steps").map((step, index) => (
          <li key={step}>
            <InlineText>{step}</InlineText>
            <span>{ticks[index]}</span>
          </li>
        ))}
      </ol>
      <p className="small">
        <InlineText>{text("cancelling.example")}</InlineText>
      </p>
    </div>
  );
}
