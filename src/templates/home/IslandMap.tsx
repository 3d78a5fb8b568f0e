import { graphql } from "gatsby";
import { required } from "../../schemas/required";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { ExternalLink } from "../../blocks/ActionLinks/ActionLinks";
import { WrittenDate } from "../../blocks/Byline/WrittenDate";
import { MapBand } from "../../blocks/MapBand/MapBand";
import { googleMaps } from "../../business/map";
import { Actions, TextLink } from "../../ui/Button";
import * as styles from "./IslandMap.module.css";

export function IslandMap({ data }: { readonly data: Queries.IslandMapFragment }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  const { localPath, business } = usePage();
  const notes = required(data.reviewsJson, "data/reviews.json").reviews.filter(({ shownIn }) => shownIn === "map");
  return (
    <MapBand namespace="home" data={data}>
      <ul className={styles.notes} aria-label={t("map.reviews")}>
        {notes.map(({ id, author, text: note, date, source }) => (
          <li key={id}>
            <q>{note}</q>{" "}
            <span>
              {source === null ? `${author} (${common("sample.mark")})` : <a href={source}>{author}</a>}, <WrittenDate date={date} />
            </span>
          </li>
        ))}
      </ul>
      <Actions className={styles.links}>
        <TextLink href={localPath("directions")} icon="arrow-right">
          {t("map.routes")}
        </TextLink>
        <ExternalLink href={googleMaps(business.places.office).pin}>{common("actions.openInMaps")}</ExternalLink>
      </Actions>
    </MapBand>
  );
}

export const query = graphql`
  fragment IslandMap on Query {
    ...CyprusMap
    reviewsJson {
      reviews {
        id
        author(language: $language)
        text(language: $language)
        date
        source
        shownIn
      }
    }
  }
`;
