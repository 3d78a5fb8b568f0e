import { graphql } from "gatsby";
import { useLocalPath } from "../i18n/local-path";
import { useTexts } from "../i18n/texts";
import { TextLink } from "../ui/Button";
import { SectionHead } from "../ui/SectionHead";
import { CyprusMap, MapLegend } from "./CyprusMap";
import * as styles from "./IslandMap.module.css";

interface IslandMapProps {
  readonly data: Queries.IslandMapFragment;
}

/** The map as the centre of the home page, with notes from the road. */
export function IslandMap({ data }: IslandMapProps) {
  const { text } = useTexts("home");
  const common = useTexts("common");
  const reviews = useTexts("reviews");
  const localPath = useLocalPath();
  const notes = data.mapReviews?.reviews.filter(({ shownIn }) => shownIn === "map") ?? [];
  return (
    <section className={styles["seaMap"]} aria-labelledby="map" data-ground="deep">
      <div className={styles["chartPlace"]}>
        <SectionHead
          id="map"
          eyebrow={text("map.eyebrow")}
          title={text("map.title")}
          lead={text("map.lead")}
          className={styles["mapHead"]}
        />
        <CyprusMap data={data} />
        <div className={styles["mapSide"]}>
          <h3 className="visually-hidden">{text("map.reviews")}</h3>
          <ul className={styles["mapReviews"]}>
            {notes.map(({ id, author, sample }) => (
              <li key={id}>
                <q>{reviews.text(`${id}.text`)}</q>
                <span>
                  {author}, {reviews.text(`${id}.place`)}
                  {sample ? ` (${common.text("sample.mark")})` : null}
                </span>
              </li>
            ))}
          </ul>
          <TextLink href={localPath("directions")} icon="arrow-right">
            {text("map.routes")}
          </TextLink>
        </div>
        <div className={styles["mapFoot"]}>
          <MapLegend />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment IslandMap on Query {
    ...CyprusMap
    mapReviews: reviewsJson {
      reviews {
        id
        author
        shownIn
        sample
      }
    }
  }
`;
