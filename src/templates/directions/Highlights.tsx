import { useTexts } from "../../i18n/texts";
import { Icon } from "../../ui/Icon";
import { Coordinates } from "../../blocks/Coordinates/Coordinates";
import * as styles from "./Highlights.module.css";

const HIGHLIGHTS = [
  ["location", "map-pin"],
  ["pickup", "clock"],
  ["support", "phone"],
] as const;

export function Highlights() {
  const { text } = useTexts("directions");
  return (
    <section className="band" aria-labelledby="highlights">
      <div className="wrap">
        <h2 id="highlights" className="visually-hidden">
          {text("highlights.label")}
        </h2>
        <ul className={styles.highlights}>
          {HIGHLIGHTS.map(([id, icon]) => (
            <li key={id}>
              <Icon name={icon} />
              <h3>{text(`highlights.items.${id}.title`)}</h3>
              <p>{text(`highlights.items.${id}.text`)}</p>
              {id === "location" ? <Coordinates of="office" /> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
