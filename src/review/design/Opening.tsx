import type { DesignSystem } from "../../core/routes/design-page";
import { BrandMark } from "../../ui/BrandMark";
import { CHAPTERS } from "./chapters";
import * as styles from "./Opening.module.css";

/** The palette as a poster: one flat stripe a colour. */
function Stripes({ palette }: Pick<DesignSystem, "palette">) {
  return (
    <div className={styles.stripes} aria-hidden="true">
      {palette.map(({ name, value }) => (
        <span key={name} style={{ background: value }} />
      ))}
    </div>
  );
}

/** What the page is, and where everything stands on it. */
export function Opening({ palette }: Pick<DesignSystem, "palette">) {
  return (
    <section className={styles.opening} aria-labelledby="title" data-ground="deep">
      <div className={styles.sun}>
        <BrandMark roadClassName={styles.road} />
      </div>
      <div className="wrap">
        <h1 id="title">A poster, then a document</h1>
        <p className={styles.lead}>
          Tokens, type, signs and every part of this site in all its states. The parts are the site’s own; nothing here is drawn again.
          Visitors do not get this page: it is in local builds and in previews.
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
        <div className={styles.notes}>
          <p>
            <b>Light and dark.</b> The page follows the system, as the site does. Only roles show both at once.
          </p>
          <p>
            <b>States.</b> Hover, focus and press are shown by the parts’ own rules, which the build lets count for these specimens too.
            With live editing (npm run develop) they are at rest: hover, tab and press.
          </p>
          <p>
            <b>Busy.</b> A press before the scripts have come is kept, and announced by aria-busy. It has no look of its own.
          </p>
        </div>
      </div>
      <Stripes palette={palette} />
    </section>
  );
}
