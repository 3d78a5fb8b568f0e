import { graphql } from "gatsby";
import { useTexts } from "../../i18n/texts";
import { Band } from "../../ui/Band";
import { SectionHead } from "../../ui/SectionHead";
import * as styles from "./ServiceAreas.module.css";

/** Where vans are hired. Driving times are from the van base. */
export function ServiceAreas({ data: { vanAreasJson } }: { readonly data: Queries.ServiceAreasFragment }) {
  const { text } = useTexts("van-rental");
  const common = useTexts("common");
  return (
    <Band tone="cool" labelledBy="areas">
      <SectionHead id="areas" eyebrow={text("areas.eyebrow")} title={text("areas.title")} lead={text("areas.lead")} />
      <ul className={styles.areas}>
        {vanAreasJson?.areas.map(({ id, distance }) => (
          <li key={id}>
            <h3>{text(`areas.items.${id}.name`)}</h3>
            <p>{text(`areas.items.${id}.text`)}</p>
            <span className={styles.away}>
              {distance === null ? (
                <small>{text("areas.onTheSpot")}</small>
              ) : (
                <>
                  {text(`areas.items.${id}.distance`)} <small>{common.text("units.minutes")}</small>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export const query = graphql`
  fragment ServiceAreas on Query {
    vanAreasJson {
      areas {
        id
        distance
      }
    }
  }
`;
