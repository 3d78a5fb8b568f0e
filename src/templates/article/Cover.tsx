import { graphql } from "gatsby";
import { Icon } from "../../ui/Icon";
import * as styles from "./Cover.module.css";
import { LabelledLines } from "./LabelledLines";

/** What insurance covers and what it does not, side by side, then price and papers. */
export function Cover({ title, covered, notCovered, lines }: Queries.CoverFragment) {
  return (
    <div className={styles.cover} role="group" aria-labelledby="cover">
      <div>
        <h2 id="cover">{title}</h2>
      </div>
      {[
        { ...covered, icon: "check" },
        { ...notCovered, icon: "close" },
      ].map(({ title: head, items, icon }) => (
        <div key={icon} data-sign={icon}>
          <h3>
            <Icon name={icon} />
            {head}
          </h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <LabelledLines lines={lines} />
    </div>
  );
}

export const query = graphql`
  fragment Cover on ArticleCover {
    title(language: $language)
    covered {
      title(language: $language)
      items(language: $language)
    }
    notCovered {
      title(language: $language)
      items(language: $language)
    }
    lines {
      ...LabelledLine
    }
  }
`;
