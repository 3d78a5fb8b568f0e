import { BrandMark } from "../../ui/BrandMark";
import * as styles from "./Opening.module.css";

export function Opening() {
  return (
    <section className={styles.opening} data-ground="deep">
      <div className={styles.sun}>
        <BrandMark roadClassName={styles.road} />
      </div>
      <div className="wrap">
        <h1 id="title">A poster, then a document</h1>
        <p className={styles.lead}>
          Tokens, type, icons and every part of this site in all its states, in local builds and previews only. The build forces hover,
          focus and press by the parts’ own rules; with live editing (npm run develop) hover, tab and press yourself.
        </p>
      </div>
    </section>
  );
}
