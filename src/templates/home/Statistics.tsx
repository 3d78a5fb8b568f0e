import { useTexts } from "../../i18n/texts";
import { Icon } from "../../ui/Icon";
import * as styles from "./Statistics.module.css";

const FIGURES = ["customers", "vehicles", "rating", "reviews"] as const;

export function Statistics() {
  const { text } = useTexts("home");
  return (
    <section aria-label={text("stats.label")}>
      <div className="wrap">
        <div className={styles.ticketPlace}>
          <dl className={styles.ticket}>
            {FIGURES.map((figure) => (
              <div key={figure}>
                <dt>{text(`stats.${figure}`)}</dt>
                <dd>
                  {text(`stats.${figure}Value`)}
                  {figure === "rating" ? <Icon name="star-filled" /> : null}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <p className={`small ${styles.ticketNote}`}>{text("stats.note")}</p>
      </div>
    </section>
  );
}
