import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { Icon } from "../../ui/Icon";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./Approach.module.css";

type Approach = NonNullable<Queries.ApproachesFragment["approachesJson"]>["approaches"][number];

/** A way to the office, step by step. */
function Way({ icon, from, duration, roads, steps }: Approach) {
  const { text, common } = useTexts("directions");
  return (
    <article className={styles.approach}>
      <header>
        <h3>
          <Icon name={icon} />
          {from}
        </h3>
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
          {duration} <small>{common.text("units.minutes")}</small>
        </p>
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </article>
  );
}

interface ApproachesProps {
  readonly data: Queries.ApproachesFragment;
  /** On foot from the terminal, or by car. */
  readonly by: "foot" | "car";
}

/** The ways to the office on foot, which use no road with a number, or those by car. Texts are in `directions.json`. */
export function Approaches({ data, by }: ApproachesProps) {
  const { text } = useTexts("directions");
  const id = by === "foot" ? "walk" : "routes";
  return (
    <Band {...(by === "car" && { tone: "cool" })}>
      <SectionHead id={id} title={text(`${id}.title`)} {...(by === "car" && { eyebrow: text("routes.eyebrow") })} />
      <div className={styles.approaches}>
        {data.approachesJson?.approaches
          .filter(({ roads }) => (roads.length === 0) === (by === "foot"))
          .map((approach) => (
            <Way key={approach.id} {...approach} />
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
        icon
        from(language: $language)
        duration(language: $language)
        roads
        steps(language: $language)
      }
    }
  }
`;
