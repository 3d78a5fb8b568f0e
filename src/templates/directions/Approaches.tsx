import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Approaches.module.css";

export function Approaches({ data: { approachesJson } }: { readonly data: Queries.ApproachesFragment }) {
  const { text, list } = useTexts("directions");
  const common = useTexts("common");
  return (
    <Band tone="cool" labelledBy="routes">
      <SectionHead id="routes" eyebrow={text("routes.eyebrow")} title={text("routes.title")} />
      <div className={styles.approaches}>
        {approachesJson?.approaches.map(({ id, roads }) => (
          <article key={id} className={styles.approach}>
            <header>
              <h3>{text(`routes.items.${id}.from`)}</h3>
              <p className={styles.how}>
                {roads.length === 0
                  ? text("routes.onFoot")
                  : roads.map((road, index) => (
                      <span key={road}>
                        {index > 0 ? `${text("routes.then")} ` : null}
                        <span className={styles.sign}>{road}</span>
                      </span>
                    ))}
              </p>
              <p className={styles.time}>
                {text(`routes.items.${id}.duration`)} <small>{common.text("units.minutes")}</small>
              </p>
            </header>
            <ol>
              {list(`routes.items.${id}.steps`).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </article>
        ))}
      </div>
    </Band>
  );
}

export const query = graphql`
  fragment Approaches on Query {
    approachesJson {
      approaches {
        id
        roads
      }
    }
  }
`;
