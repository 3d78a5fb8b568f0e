import { BrandMark } from "../../ui/BrandMark";
import { CHAPTERS } from "./chapters";
import * as styles from "./Opening.module.css";

/** What the page is, and its contents. */
export function Opening() {
  return (
    <section className={styles.opening} aria-labelledby="title" data-ground="deep">
      <div className={styles.sun}>
        <BrandMark roadClassName={styles.road} />
      </div>
      <div className="wrap">
        <h1 id="title">A poster, then a document</h1>
        <p className={styles.lead}>
          Tokens, type, icons and every part of this site in all its states, in local builds and previews only. The build forces hover,
          focus and press by the parts’ own rules; with live editing (npm run develop) hover, tab and press yourself.
        </p>
        <nav className={styles.contents} aria-label="Chapters">
          <ol>
            {Object.entries(CHAPTERS).map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
